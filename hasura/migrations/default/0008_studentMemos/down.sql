drop view student_memo_versions;
drop table student_memos;
