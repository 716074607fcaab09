alter table files drop column play_limit;
