drop view student_timeline;
