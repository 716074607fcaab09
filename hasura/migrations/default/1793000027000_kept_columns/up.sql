-- How a person keeps the columns of a grid is a view of their own, too: it names every column that was put elsewhere.

alter table saved_views drop constraint saved_views_query_length;
alter table saved_views add constraint saved_views_query_length check (
  length(query) <= case when screen like '%Columns' then 24000 else 500 end
);
comment on column saved_views.screen is 'Which list, e.g. lectures; with Columns behind it, the columns of a grid, e.g. scoresColumns';
comment on column saved_views.query is
  'The part of the address after the question mark; empty for the list as it is. Of columns: order and width by name';
