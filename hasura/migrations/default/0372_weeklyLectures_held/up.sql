-- Statistics count the weeks that have come: a mark made in advance counts from its day on.

create view held_weeks as
  select id as weekly_lecture_id, lecture_id, held_on from weekly_lectures where held_on <= (now() at time zone 'Asia/Seoul')::date;
comment on view held_weeks is '지난 주차: weeks of today and before, the only ones that a statistic counts';
comment on column held_weeks.weekly_lecture_id is '주차';
comment on column held_weeks.lecture_id is '강의';
comment on column held_weeks.held_on is '수업일: today or before, in Seoul';

create or replace view attendance_rates as
  select participants.student_id, week.lecture_id, count(*)::integer as weeks,
    count(*) filter (where type.counts_as_present)::integer as present,
    count(participants.attendance_type_id)::integer as marked,
    (count(*) - count(participants.attendance_type_id))::integer as unset,
    round(count(*) filter (where type.counts_as_present) * 100.0 / nullif(count(participants.attendance_type_id), 0), 1) as rate
  from participants
  join held_weeks as week on week.weekly_lecture_id = participants.weekly_lecture_id
  left join attendance_types as type on type.id = participants.attendance_type_id
  group by participants.student_id, week.lecture_id;
comment on view attendance_rates is '출석률 of a student in a lecture, of the weeks that have come';

create or replace view week_attendance_rates as
  select week.weekly_lecture_id, week.lecture_id, count(participants.id)::integer as participants,
    count(*) filter (where type.counts_as_present)::integer as present,
    count(participants.attendance_type_id)::integer as marked,
    (count(participants.id) - count(participants.attendance_type_id))::integer as unset,
    round(count(*) filter (where type.counts_as_present) * 100.0 / nullif(count(participants.attendance_type_id), 0), 1) as rate
  from held_weeks as week
  left join participants on participants.weekly_lecture_id = week.weekly_lecture_id
  left join attendance_types as type on type.id = participants.attendance_type_id
  group by week.weekly_lecture_id, week.lecture_id;
comment on view week_attendance_rates is '주차 출석률 of the weeks that have come';

create or replace function watch_absences(student uuid, lecture uuid) returns void language plpgsql as $$
declare
  wanted alert_settings;
  in_a_row integer;
  in_term integer;
begin
  select * into wanted from alert_settings;
  with marks as (
    select week.held_on, type.counts_as_present as is_present,
      count(*) filter (where type.counts_as_present) over (order by week.held_on desc, week.weekly_lecture_id desc) as presents
    from participants join held_weeks as week on week.weekly_lecture_id = participants.weekly_lecture_id
    join attendance_types as type on type.id = participants.attendance_type_id
    where participants.student_id = student and week.lecture_id = lecture)
  select count(*) filter (where presents = 0), count(*) filter (where not is_present) into in_a_row, in_term from marks;
  perform keep_consult_task(student, lecture, 'ABSENCES',
    case when in_a_row >= wanted.absences_in_a_row or in_term >= wanted.absences_in_term then jsonb_build_object('inARow', in_a_row, 'inTerm', in_term) end);
end $$;

create function watch_marks_of_today() returns void language plpgsql as $$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  midnight constant timestamptz := today::timestamp at time zone 'Asia/Seoul';
begin
  perform watch_absences(participants.student_id, week.lecture_id)
  from held_weeks as week join participants on participants.weekly_lecture_id = week.weekly_lecture_id
  join attendance_types as type on type.id = participants.attendance_type_id
  where week.held_on = today and not type.counts_as_present and participants.marked_at < midnight
    -- What was talked about today is not asked for again.
    and not exists (
      select from consult_tasks as done where done.student_id = participants.student_id and done.lecture_id = week.lecture_id
        and done.kind = 'ABSENCES' and done.closed_at >= midnight);
end $$;
comment on function watch_marks_of_today() is 'Absences that were marked in advance and count from today on; run once an hour';
