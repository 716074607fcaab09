drop table setup_lists;
