create or replace view attendance_rates as
  select participants.student_id, week.lecture_id,
    count(*)::integer as weeks,
    count(*) filter (where type.counts_as_present)::integer as present,
    count(participants.attendance_type_id)::integer as marked,
    (count(*) - count(participants.attendance_type_id))::integer as unset,
    round(count(*) filter (where type.counts_as_present) * 100.0 / nullif(count(participants.attendance_type_id), 0), 1) as rate
  from participants
  join weekly_lectures as week on week.id = participants.weekly_lecture_id
  left join attendance_types as type on type.id = participants.attendance_type_id
  group by participants.student_id, week.lecture_id;
create or replace view week_attendance_rates as
  select week.id as weekly_lecture_id, week.lecture_id,
    count(participants.id)::integer as participants,
    count(*) filter (where type.counts_as_present)::integer as present,
    count(participants.attendance_type_id)::integer as marked,
    (count(participants.id) - count(participants.attendance_type_id))::integer as unset,
    round(count(*) filter (where type.counts_as_present) * 100.0 / nullif(count(participants.attendance_type_id), 0), 1) as rate
  from weekly_lectures as week
  left join participants on participants.weekly_lecture_id = week.id
  left join attendance_types as type on type.id = participants.attendance_type_id
  group by week.id, week.lecture_id;
comment on view attendance_rates is '출석률 of a student in a lecture';
comment on view week_attendance_rates is '주차 출석률';
create or replace function watch_absences(student uuid, lecture uuid) returns void language plpgsql as $$
declare
  wanted alert_settings;
  in_a_row integer;
  in_term integer;
begin
  select * into wanted from alert_settings;
  with marks as (
    select week.held_on, type.counts_as_present as is_present,
      count(*) filter (where type.counts_as_present) over (order by week.held_on desc, week.id desc) as presents
    from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
    join attendance_types as type on type.id = participants.attendance_type_id
    where participants.student_id = student and week.lecture_id = lecture)
  select count(*) filter (where presents = 0), count(*) filter (where not is_present) into in_a_row, in_term from marks;
  perform keep_consult_task(student, lecture, 'ABSENCES',
    case when in_a_row >= wanted.absences_in_a_row or in_term >= wanted.absences_in_term then jsonb_build_object('inARow', in_a_row, 'inTerm', in_term) end);
end $$;
drop function watch_marks_of_today();
drop view held_weeks;
