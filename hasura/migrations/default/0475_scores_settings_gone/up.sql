-- Grades follow the least number of takers, also where its row comes or goes: without one no exam gives grades.
drop trigger score_settings_follow on score_settings;

create or replace function follow_least_takers() returns trigger language plpgsql as $$
declare
  -- More than an academy has students.
  none constant integer := 1000000;
  before constant integer := case when tg_op = 'INSERT' then none else old.least_takers end;
  since constant integer := case when tg_op = 'DELETE' then none else new.least_takers end;
begin
  perform refresh_grades(id) from (
    select id from exams
    where (select count(*) from scores where exam_id = exams.id and status = 'GRADED') between least(before, since) and greatest(before, since) - 1
    order by id for no key update
  ) as held;
  return null;
end $$;

create trigger score_settings_follow after insert or delete or update of least_takers on score_settings
  for each row execute function follow_least_takers();
