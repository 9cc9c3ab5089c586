//! Which face does Kỳ Đài show? In the browser the app, elsewhere the command line.
#[cfg(target_arch = "wasm32")]
fn main() {
    kydai::ui::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    kydai::cli::run(std::env::args_os())
}
