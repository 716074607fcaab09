drop trigger score_settings_follow on score_settings;

create or replace function follow_least_takers() returns trigger language plpgsql as $$
begin
  perform refresh_grades(id) from (
    select id from exams
    where (select count(*) from scores where exam_id = exams.id and status = 'GRADED')
      between least(old.least_takers, new.least_takers) and greatest(old.least_takers, new.least_takers) - 1
    order by id for no key update
  ) as held;
  return null;
end $$;

create trigger score_settings_follow after update on score_settings for each row
  when (new.least_takers <> old.least_takers) execute function follow_least_takers();
