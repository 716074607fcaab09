-- What stands in the way of deleting an exam or a retake exam is told by name.

create or replace function clear_scores() returns trigger language plpgsql as $$
declare names json;
begin
  if tg_table_name = 'exams' then
    delete from scores as score where exam_id = old.id and is_untouched(score);
    select json_agg(users.name order by users.name) into names from scores join users on users.id = scores.student_id where exam_id = old.id;
    if names is not null then
      perform refuse('exams_in_use', json_build_object('names', names));
    end if;
  else
    delete from scores as score where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id and is_untouched(score);
    if exists (select from scores where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id) then
      perform refuse('participants_scored');
    end if;
  end if;
  return old;
end $$;

create function guard_retake_exam_use() returns trigger language plpgsql as $$
declare names json;
begin
  select json_agg(name order by name) into names from (
    select users.name from score_attempts as attempt join scores on scores.id = attempt.score_id join users on users.id = scores.student_id
    where attempt.retake_exam_id = old.id
    union
    select users.name from clinic_todos as todo join users on users.id = todo.student_id where todo.retake_exam_id = old.id
  ) as used;
  if names is not null then
    perform refuse('retake_exams_in_use', json_build_object('names', names));
  end if;
  return old;
end $$;
comment on function guard_retake_exam_use() is 'Row trigger: a retake exam that somebody sat or is to sit is not deleted. Violates retake_exams_in_use';
create trigger retake_exams_used before delete on retake_exams for each row execute function guard_retake_exam_use();
