alter table users drop column name_jamo;
drop function jamo(text);
