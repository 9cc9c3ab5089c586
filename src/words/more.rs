//! The words of the list of further screens.
use super::texts;

texts! {
    SCHEDULE = "Lịch thi đấu", "赛程", "Schedule";
    SCHEDULE_HINT = "Mọi vòng, ai gặp ai, giờ nào", "各轮对阵与时间", "Every round, who meets whom, and when";
    RULES = "Điều lệ", "竞赛规程", "Regulations";
    RULES_HINT = "Xem và sửa luật của giải, từng điều một", "查看并修改本赛事的各条规定", "Read and change the event's rules, article by article";
    LOG = "Nhật ký", "决定记录", "Log";
    LOG_HINT = "Mọi quyết định; hoàn tác tới bất cứ lúc nào", "全部决定，可撤销到任意一步", "Every decision; undo down to any point";
    SHARE = "Tệp và in", "文件与打印", "File and print";
    SHARE_HINT = "Lưu tệp, mở tệp của máy khác, in bảng", "存文件、打开其他设备的文件、打印", "Save a file, open another device's, print sheets";
    SETTINGS = "Cài đặt", "设置", "Settings";
    SETTINGS_HINT = "Tên giải, ngôn ngữ, màn hình, xóa giải", "比赛名称、语言、外观、删除比赛", "Event name, language, screen, delete the event";
}
