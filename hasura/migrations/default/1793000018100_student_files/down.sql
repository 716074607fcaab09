drop table student_exports, student_imports;
