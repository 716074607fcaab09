drop table terms;
