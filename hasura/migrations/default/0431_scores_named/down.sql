drop function guard_retake_exam_use() cascade;
create or replace function clear_scores() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'exams' then
    delete from scores as score where exam_id = old.id and is_untouched(score);
    if exists (select from scores where exam_id = old.id) then
      perform refuse('exams_in_use');
    end if;
  else
    delete from scores as score where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id and is_untouched(score);
    if exists (select from scores where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id) then
      perform refuse('participants_scored');
    end if;
  end if;
  return old;
end $$;
