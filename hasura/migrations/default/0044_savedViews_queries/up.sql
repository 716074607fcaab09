-- Saved views: the address of a list names field, operator and value of each filter, so that it is longer.

alter table saved_views
  drop constraint saved_views_query_length,
  add constraint saved_views_query_length check (
    length(query) <= case when screen like '%Columns' then 24000 else 2000 end
  );
