drop view omr_ledgers;
drop table omr_sheets, omr_scans, omr_layouts;
drop function announce_omr, check_scan_account, guard_sheet, is_scored, is_untouched;
