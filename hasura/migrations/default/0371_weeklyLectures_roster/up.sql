-- A week that is moved takes the roster of its new date.

create function follow_week_date() returns trigger language plpgsql as $$
begin
  delete from participants as place using enrollments as enrolled
  where place.weekly_lecture_id = new.id and enrolled.lecture_id = new.lecture_id and enrolled.student_id = place.student_id
    and daterange(enrolled.from_date, enrolled.to_date, '[]') @> old.held_on
    and not exists (
      select from enrollments as later where later.lecture_id = new.lecture_id and later.student_id = place.student_id
        and daterange(later.from_date, later.to_date, '[]') @> new.held_on)
    and place.attendance_type_id is null and place.memo = '' and not place.is_locked and place.makeup_for_id is null
    and not is_scored(new.id, place.student_id);
  insert into participants (weekly_lecture_id, student_id)
  select new.id, student_id from enrollments
  where lecture_id = new.lecture_id and daterange(from_date, to_date, '[]') @> new.held_on and is_active_student(student_id)
  on conflict do nothing;
  perform announce('participants', 'lectures');
  return null;
end $$;
comment on function follow_week_date() is
  'Who was enrolled on the old date only goes, unless something is known of them in the week; who is on the new one comes. Guests stay';
create trigger weekly_lectures_follow_date after update of held_on on weekly_lectures
  for each row when (old.held_on <> new.held_on and not is_undoing()) execute function follow_week_date();
