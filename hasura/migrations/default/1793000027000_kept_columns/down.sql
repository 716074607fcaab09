delete from saved_views where screen like '%Columns';
alter table saved_views drop constraint saved_views_query_length;
alter table saved_views add constraint saved_views_query_length check (length(query) <= 500);
comment on column saved_views.screen is 'Which list, e.g. lectures';
comment on column saved_views.query is 'The part of the address after the question mark; empty for the list as it is';
