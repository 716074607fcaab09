create or replace function follow_enrollment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from participants using weekly_lectures as week
    where week.id = participants.weekly_lecture_id and week.lecture_id = old.lecture_id and participants.student_id = old.student_id
      and daterange(old.from_date, old.to_date, '[]') @> week.held_on
      and (tg_op = 'DELETE' or not daterange(new.from_date, new.to_date, '[]') @> week.held_on)
      and participants.attendance_type_id is null and participants.memo = '' and not participants.is_locked
      and not is_scored(participants.weekly_lecture_id, participants.student_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into participants (weekly_lecture_id, student_id)
    select week.id, new.student_id from weekly_lectures as week
    where week.lecture_id = new.lecture_id and daterange(new.from_date, new.to_date, '[]') @> week.held_on
    on conflict do nothing;
  end if;
  -- The enrollment also decides which lectures and weeks a student may see.
  perform announce('participants', 'lectures', 'weeklyLectures', 'students');
  return null;
end $$;

drop trigger participants_student_active on participants;
drop trigger enrollments_student_stays_active on enrollments;
drop trigger enrollments_student_active on enrollments;
