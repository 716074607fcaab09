create temporary table view_definitions on commit drop as
  select name, pg_get_viewdef(name) as definition from unnest(array['open_lectures', 'student_timeline', 'lecture_times']::regclass[]) as view (name);
do $$ declare view regclass; begin
  for view in select name from view_definitions loop
    execute (
      select format('create or replace view %s as select %s', view,
        string_agg(format('null::%s as %I', format_type(atttypid, atttypmod), attname), ', ' order by attnum))
      from pg_attribute where attrelid = view and attnum > 0);
  end loop;
end $$;

alter table lectures alter column name type text, alter column room type text;

do $$ declare view record; begin
  for view in select * from view_definitions loop
    execute format('create or replace view %s as %s', view.name,
      replace(view.definition, 'COLLATE "default"', ''));
  end loop;
end $$;

drop trigger tags_version on tags;
alter table tags alter column name type text;
create trigger tags_version before update on tags for each row
  when ((old.name, old.color) is distinct from (new.name, new.color)) execute function raise_version();
