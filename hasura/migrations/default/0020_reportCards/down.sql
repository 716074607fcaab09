drop view score_trends;
drop trigger students_forget_report_cards on students;
drop table report_links, report_remarks;
drop function forget_report_cards, guard_report_link, fill_student_of_score;
