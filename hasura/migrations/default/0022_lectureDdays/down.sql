drop table lecture_ddays;
