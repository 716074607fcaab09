alter table users drop column name_jamo;
drop function jamo(text);
create index users_name_search_index on users using gin (name gin_trgm_ops);
