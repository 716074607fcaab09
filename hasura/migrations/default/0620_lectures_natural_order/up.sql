-- Lectures, rooms and tags are ordered as people count: 고1 수학 2반 before 10반, 2강의실 before 10강의실.

-- A view holds the columns that it reads as they are: it is put away, and told afterwards that what it answers is sorted as before.
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

alter table lectures alter column name type text collate natural_order, alter column room type text collate natural_order;

do $$ declare view record; begin
  for view in select * from view_definitions loop
    execute format('create or replace view %s as %s', view.name,
      regexp_replace(view.definition, '\mlecture\.(name|room)\M', '(lecture.\1 collate "default")', 'g'));
  end loop;
end $$;

drop trigger tags_version on tags;
alter table tags alter column name type text collate natural_order;
create trigger tags_version before update on tags for each row
  when ((old.name, old.color) is distinct from (new.name, new.color)) execute function raise_version();
