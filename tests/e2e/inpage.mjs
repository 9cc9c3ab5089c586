// How is a thing found by what a person reads? Run inside the page, where the driver has no such search.

/** The element with this visible name; `kind` is 'act' (button, link ...), 'field' or 'text'. */
export function findInPage(kind, name) {
  const clean = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const byIds = (ids) => ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent).join(' ');
  const nameOf = (element) => clean(
    element.getAttribute('aria-label') ??
      (element.hasAttribute('aria-labelledby') ? byIds(element.getAttribute('aria-labelledby')) : null) ??
      (element.labels?.length ? [...element.labels].map((label) => label.textContent).join(' ') : null) ??
      (element.textContent || element.value),
  );
  if (kind === 'text') {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    let found = null;
    // The innermost shown element that holds the text.
    while (walker.nextNode()) {
      const element = walker.currentNode;
      if (isShown(element) && clean(element.textContent).includes(name)) found = element;
    }
    return found;
  }
  const selector = kind === 'act'
    ? 'button, a[href], summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=radio], input[type=radio], input[type=checkbox], input[type=submit]'
    : 'input, select, textarea, [contenteditable=true], [role=textbox]';
  return [...document.querySelectorAll(selector)].find((element) => isShown(element) && nameOf(element) === name) ?? null;
}

/** Chooses the option with this text, as a person's choice would: with its events. */
export function chooseInPage(select, text) {
  const option = [...select.options].find((one) => one.label.trim() === text);
  if (!option) throw new Error(`no option "${text}"; there are: ${[...select.options].map((one) => one.label).join(', ')}`);
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Brings an element to the middle of what is seen, so that no bar at an edge lies over it. */
export function toMiddle(element) {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

/** Whether a press here must come later than the second tap of a double tap: the button has just come. */
export function isGuarded(element) {
  return Boolean(element.closest('.bar, .toast'));
}

/** How long such a button takes no press (src/ui/device.rs). */
export const GUARD_MS = 400;
