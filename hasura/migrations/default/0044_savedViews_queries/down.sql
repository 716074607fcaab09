delete from saved_views where length(query) > 500 and screen not like '%Columns';

alter table saved_views
  drop constraint saved_views_query_length,
  add constraint saved_views_query_length check (
    length(query) <= case when screen like '%Columns' then 24000 else 500 end
  );
