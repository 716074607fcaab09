drop trigger participants_tell_returned on participants;
drop function follow_returned_participant();
drop trigger weekly_lectures_tell_moved on weekly_lectures;
drop function follow_moved_week();
drop function week_place(weekly_lectures);
drop trigger clinic_slots_follow on clinic_slots;
create trigger clinic_slots_follow after update of starts_at, ends_at, capacity on clinic_slots for each row execute function follow_clinic_slot();
drop trigger clinic_participants_tell_moved on clinic_participants;
drop function follow_moved_booking();
drop trigger lecture_ddays_untell_moved on lecture_ddays;
create trigger lecture_ddays_untell_moved after update of falls_on on lecture_ddays
  for each row when (new.falls_on <> old.falls_on) execute function untell();
drop function untell_moved_dday();
create or replace function follow_clinic_slot() returns trigger language plpgsql as $$
begin
  if (new.starts_at, new.ends_at) is distinct from (old.starts_at, old.ends_at) then
    update clinic_participants set
      starts_at = case when starts_at = old.starts_at then new.starts_at else starts_at end,
      ends_at = case when ends_at = old.ends_at then new.ends_at else ends_at end
    where slot_id = new.id and status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED') and (starts_at = old.starts_at or ends_at = old.ends_at)
      and case when starts_at = old.starts_at then new.starts_at else starts_at end < case when ends_at = old.ends_at then new.ends_at else ends_at end;
    if exists (select from clinic_participants where slot_id = new.id and status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED')
        and (starts_at < new.starts_at or ends_at > new.ends_at)) then
      perform refuse('clinic_slots_participants_within');
    end if;
    perform announce('clinicParticipants');
  end if;
  if new.capacity > old.capacity then
    perform promote_waiting(new.id);
  end if;
  return null;
end $$;
create or replace function follow_booking_events() returns trigger language plpgsql as $$
declare
  -- What a state says by itself; one that is left backwards was undone.
  told constant jsonb := '{"ARRIVED": "ARRIVAL", "DEPARTED": "DEPARTURE", "CANCELLED": "CLINIC_CANCELLED"}';
  former constant text := case when tg_op = 'INSERT' then null else old.status end;
begin
  if tg_op = 'DELETE' then
    perform undo_events(old.id);
    return null;
  end if;
  if is_undoing() and told ? former then
    perform undo_events(new.id, array[told ->> former]);
    perform return_notices(new.id, array['CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_TOMORROW']);
    return null;
  end if;
  if new.status = 'CANCELLED' then
    perform undo_events(new.id);
    if former = 'RESERVED' and new.ends_at > now() then
      perform notify_event('CLINIC_CANCELLED', new.student_id, new.id);
    end if;
  elsif new.status = 'RESERVED' and new.ends_at > now() then
    perform notify_event(case former when 'WAITING' then 'CLINIC_PROMOTED' else 'CLINIC_RESERVED' end, new.student_id, new.id);
  elsif told ? new.status then
    perform notify_event(told ->> new.status, new.student_id, new.id);
  end if;
  return null;
end $$;
create or replace function follow_day_events(moment timestamptz) returns void language plpgsql as $$
declare
  today constant date := (moment at time zone 'Asia/Seoul')::date;
  ten constant timestamptz := (today + time '10:00') at time zone 'Asia/Seoul';
begin
  -- By day, once for everything: who books later today was told that just now.
  if moment < ten then
    return;
  end if;
  perform notify_event('CLINIC_TOMORROW', booking.student_id, booking.id, '{}', null, moment)
  from clinic_slots as slot join clinic_participants as booking on booking.slot_id = slot.id
  where slot.held_on = today + 1 and booking.status = 'RESERVED' and booking.created_at < ten
    and not exists (select from notification_events where kind = 'CLINIC_TOMORROW' and subject_id = booking.id and student_id = booking.student_id);
  perform notify_event('DDAY_WEEK', enrollment.student_id, dday.id, '{}', dday.lecture_id, moment)
  from lecture_ddays as dday join enrollments as enrollment on enrollment.lecture_id = dday.lecture_id
  where dday.falls_on = today + 7 and enrollment.from_date <= today and coalesce(enrollment.to_date, today) >= today
    and not exists (select from notification_events where kind = 'DDAY_WEEK' and subject_id = dday.id and student_id = enrollment.student_id);
end $$;
create or replace function notification_facts(event notification_events) returns jsonb language plpgsql stable as $$
declare
  person jsonb;
  about jsonb;
begin
  select jsonb_build_object('name', users.name, 'school', students.school, 'grade', students.grade, 'guardian', students.parent_name,
    'phone', users.phone, 'parentPhone', students.parent_phone, 'isActive', is_active_student(students.id))
  into person from students join users on users.id = students.id where students.id = event.student_id;
  if event.kind in ('ABSENT', 'LATE') then
    select jsonb_build_object('lecture', lecture.name, 'weekNumber', week.week_number, 'specialName', week.special_name, 'day', week.held_on,
      'time', week.starts_at, 'attendance', type.name, 'weeklyLectureId', week.id, 'tooOld', week.held_on < (event.occurred_at at time zone 'Asia/Seoul')::date - 7)
    into about from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id join lectures as lecture on lecture.id = week.lecture_id
    left join attendance_types as type on type.id = participants.attendance_type_id where participants.id = event.subject_id;
  elsif event.kind in ('ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW') then
    select jsonb_build_object('booking', booking.reserve_type, 'room', slot.room,
      'at', case event.kind when 'ARRIVAL' then booking.arrived_at when 'DEPARTURE' then booking.departed_at else booking.starts_at end)
    into about from clinic_participants as booking join clinic_slots as slot on slot.id = booking.slot_id where booking.id = event.subject_id;
  elsif event.kind in ('SCORE_SHOWN', 'REPORT_CARD') then
    select jsonb_build_object('lecture', lecture.name, 'weekNumber', week.week_number, 'specialName', week.special_name, 'day', week.held_on,
      'exam', exam.name, 'score', attempt.value, 'points', exam.total_points, 'weeklyLectureId', week.id, 'examId', exam.id,
      'tooOld', event.kind = 'SCORE_SHOWN' and week.held_on < (event.occurred_at at time zone 'Asia/Seoul')::date - 30)
    into about from scores join exams as exam on exam.id = scores.exam_id join weekly_lectures as week on week.id = exam.weekly_lecture_id
    join lectures as lecture on lecture.id = exam.lecture_id
    left join score_attempts as attempt on attempt.score_id = scores.id and attempt.attempt_type = 'FIRST'
    where scores.student_id = event.student_id and case event.kind when 'SCORE_SHOWN' then exam.id = event.subject_id
      else scores.id = (select score_id from report_links where id = event.subject_id) end;
  elsif event.kind = 'CLINIC_TODO' then
    select jsonb_build_object('lecture', lecture.name, 'exam', exam.name, 'todo', todo.title)
    into about from clinic_todos as todo left join score_attempts as attempt on attempt.id = todo.score_attempt_id
    left join exams as exam on exam.id = attempt.exam_id left join lectures as lecture on lecture.id = exam.lecture_id where todo.id = event.subject_id;
  elsif event.kind = 'ANNOUNCEMENT' then
    select jsonb_build_object('lecture', lecture.name, 'weekNumber', week.week_number, 'specialName', week.special_name, 'day', week.held_on,
      'title', announcement.title, 'weeklyLectureId', week.id)
    into about from announcements as announcement join weekly_lectures as week on week.id = announcement.weekly_lecture_id
    join lectures as lecture on lecture.id = week.lecture_id where announcement.id = event.subject_id;
  elsif event.kind = 'QUESTION_ANSWERED' then
    select jsonb_build_object('lecture', lecture.name, 'title', post.title)
    into about from board_answers as answer join board_posts as post on post.id = answer.post_id
    left join lectures as lecture on lecture.id = post.lecture_id
    where answer.id = event.subject_id and answer.deleted_at is null and post.deleted_at is null;
  elsif event.kind = 'DDAY_WEEK' then
    select jsonb_build_object('lecture', lecture.name, 'title', dday.title, 'day', dday.falls_on)
    into about from lecture_ddays as dday join lectures as lecture on lecture.id = dday.lecture_id where dday.id = event.subject_id;
  else
    about := '{}';
  end if;
  return case when about is not null then person || about || event.facts end;
end $$;
create or replace function return_notices(subject uuid, kinds text[], student uuid default null) returns void language sql as $$
  update notifications set gone_at = null where subject_id = subject and gone_at is not null
    and kind = any (kinds) and (student is null or student_id = student)
$$;
drop function place_in_seoul(timestamptz, timestamptz, text);
drop function week_end(weekly_lectures);
drop function notify_move(text, uuid, uuid, jsonb, jsonb, uuid);
drop function return_move(text, uuid, uuid, jsonb);
drop function set_aside(uuid, text[], uuid);
delete from push_alert_templates where event in ('CLINIC_MOVED', 'WEEK_MOVED');
delete from notification_preferences where kind in ('CLINIC_MOVED', 'WEEK_MOVED');
delete from notification_events where kind in ('CLINIC_MOVED', 'WEEK_MOVED') or turn > 0;
alter table notification_events drop constraint notification_events_once_key, drop column turn,
  add constraint notification_events_once_key unique (kind, subject_id, student_id);
alter table push_alert_templates drop constraint push_alert_templates_event_known,
  add constraint push_alert_templates_event_known check (event in (
    'MANUAL', 'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW',
    'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET'));
alter table notification_events drop constraint notification_events_kind_known,
  add constraint notification_events_kind_known check (kind in (
    'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW',
    'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET'));
alter table notification_preferences drop constraint notification_preferences_kind_known,
  add constraint notification_preferences_kind_known check (kind in (
    'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW',
    'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET'));
