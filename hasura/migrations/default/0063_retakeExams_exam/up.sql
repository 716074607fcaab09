-- A retake exam whose questions stand for questions of an exam stays with that exam.

create function keep_retake_with_exam() returns trigger language plpgsql as $$
begin
  if exists (select from retake_question_maps where retake_exam_id = new.id) then
    perform refuse('retake_exams_exam_fixed');
  end if;
  return new;
end $$;
create trigger retake_exams_keep_exam before update of exam_id on retake_exams
  for each row when (new.exam_id <> old.exam_id) execute function keep_retake_with_exam();
