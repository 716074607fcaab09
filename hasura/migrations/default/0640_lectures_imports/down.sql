drop table lecture_imports;
