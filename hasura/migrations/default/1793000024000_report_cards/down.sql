drop view score_trends;
drop trigger students_forget_report_cards on students;
drop function forget_report_cards();
drop table report_links, report_remarks;
drop function guard_report_link();
drop function fill_student_of_score();
