-- A moved slot, booking or week is told: from where to where, once for all moves before the text goes out, and anew each time after.

alter table push_alert_templates drop constraint push_alert_templates_event_known,
  add constraint push_alert_templates_event_known check (event in (
    'MANUAL', 'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW', 'CLINIC_MOVED',
    'WEEK_MOVED', 'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET'));
alter table notification_events drop constraint notification_events_kind_known,
  add constraint notification_events_kind_known check (kind in (
    'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW', 'CLINIC_MOVED',
    'WEEK_MOVED', 'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET'));
alter table notification_preferences drop constraint notification_preferences_kind_known,
  add constraint notification_preferences_kind_known check (kind in (
    'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW', 'CLINIC_MOVED',
    'WEEK_MOVED', 'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET'));

alter table notification_events add column turn integer not null default 0, drop constraint notification_events_once_key,
  add constraint notification_events_once_key unique (kind, subject_id, student_id, turn);
comment on column notification_events.turn is '0 for what is told once, and for the last of what is told each time; those before it count from 1';

create function set_aside(subject uuid, kinds text[], student uuid default null) returns void language sql as $$
  update notification_events as event set turn = 1 + (
    select max(other.turn) from notification_events as other
    where (other.kind, other.subject_id, other.student_id) = (event.kind, event.subject_id, event.student_id))
  where subject_id = subject and turn = 0 and kind = any (kinds) and (student is null or student_id = student)
$$;
comment on function set_aside(uuid, text[], uuid) is 'What was told may be told again: it happens at another time or place now';

create or replace function return_notices(subject uuid, kinds text[], student uuid default null) returns void language sql as $$
  update notifications as notice set gone_at = null from notification_events as event
  where event.id = notice.event_id and event.turn = 0 and notice.subject_id = subject and notice.gone_at is not null
    and notice.kind = any (kinds) and (student is null or notice.student_id = student)
$$;

create function return_move(told_kind text, student uuid, subject uuid, place jsonb) returns void language plpgsql as $$
declare
  last uuid;
begin
  select id into last from notification_events where kind = told_kind and student_id = student and subject_id = subject and facts -> 'place' = place
  order by turn = 0 desc, turn desc limit 1;
  update notifications set gone_at = null where event_id = last;
  update notification_events set undone_at = null, settled_at = null, attempts = 0, round = round + 1, next_at = now()
  where id = last and undone_at is not null;
end $$;
comment on function return_move(text, uuid, uuid, jsonb) is 'The last move to a place is right again: it is shown, and told where it was not yet';

create function notify_move(told_kind text, student uuid, subject uuid, was jsonb, place jsonb, lecture uuid default null) returns void language plpgsql as $$
declare
  last notification_events;
begin
  select * into last from notification_events where kind = told_kind and student_id = student and subject_id = subject and turn = 0 for update;
  -- Who has not heard of a move yet hears of one way only, from the place they know; who found it in the portal hears that it is off.
  if last.id is not null and last.settled_at is null and last.undone_at is null and not (last.is_sent and last.facts -> 'was' = place) then
    was := last.facts -> 'was';
  end if;
  perform undo_events(subject, array[told_kind], student);
  if was = place then
    perform return_move(told_kind, student, subject, place);
    return;
  end if;
  if last.settled_at is not null or last.is_sent then
    perform set_aside(subject, array[told_kind], student);
  end if;
  perform notify_event(told_kind, student, subject, jsonb_build_object('was', was, 'place', place), lecture);
end $$;
comment on function notify_move(text, uuid, uuid, jsonb, jsonb, uuid) is 'Says that something of a student moved from one day, hours and room to another; a move back before it is told takes it away';

create function place_in_seoul(starts_at timestamptz, ends_at timestamptz, room text) returns jsonb language sql stable as $$
  select jsonb_build_object('day', (starts_at at time zone 'Asia/Seoul')::date, 'startsAt', (starts_at at time zone 'Asia/Seoul')::time,
    'endsAt', (ends_at at time zone 'Asia/Seoul')::time, 'room', room)
$$;
comment on function place_in_seoul(timestamptz, timestamptz, text) is 'Day, hours and room as people say them';

create function week_end(week weekly_lectures) returns timestamptz language sql stable as $$
  select (week.held_on + week.ends_at) at time zone 'Asia/Seoul'
$$;
comment on function week_end(weekly_lectures) is 'When the lesson of a week is over';

create function follow_moved_booking() returns trigger language plpgsql as $$
begin
  if (new.starts_at at time zone 'Asia/Seoul')::date <> (old.starts_at at time zone 'Asia/Seoul')::date then
    perform undo_events(new.id, array['CLINIC_TOMORROW']);
    perform set_aside(new.id, array['CLINIC_TOMORROW']);
  end if;
  -- A seat that came with the move is told with its place.
  if new.status <> old.status or new.ends_at <= now() or not is_active_student(new.student_id) then
    perform undo_events(new.id, array['CLINIC_MOVED']);
  else
    perform notify_move('CLINIC_MOVED', new.student_id, new.id,
      place_in_seoul(old.starts_at, old.ends_at, former.room), place_in_seoul(new.starts_at, new.ends_at, slot.room))
    from clinic_slots as former, clinic_slots as slot where former.id = old.slot_id and slot.id = new.slot_id;
  end if;
  return null;
end $$;
comment on function follow_moved_booking() is 'Row trigger: who has or awaits a seat is told of its other day, hours or room';
create trigger clinic_participants_tell_moved after update of slot_id, starts_at, ends_at on clinic_participants for each row
  when (new.status in ('WAITING', 'RESERVED') and (new.slot_id, new.starts_at, new.ends_at) is distinct from (old.slot_id, old.starts_at, old.ends_at))
  execute function follow_moved_booking();

create or replace function follow_clinic_slot() returns trigger language plpgsql as $$
begin
  -- Before its bookings take the new hours, so that who is moved in both ways hears of one move.
  if new.room <> old.room then
    perform notify_move('CLINIC_MOVED', booking.student_id, booking.id,
      place_in_seoul(booking.starts_at, booking.ends_at, old.room), place_in_seoul(booking.starts_at, booking.ends_at, new.room))
    from clinic_participants as booking
    where slot_id = new.id and status in ('WAITING', 'RESERVED') and greatest(booking.ends_at, new.ends_at) > now() and is_active_student(student_id);
  end if;
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
drop trigger clinic_slots_follow on clinic_slots;
create trigger clinic_slots_follow after update of starts_at, ends_at, capacity, room on clinic_slots for each row execute function follow_clinic_slot();

create function week_place(week weekly_lectures) returns jsonb language sql stable as $$
  select jsonb_build_object('day', week.held_on, 'startsAt', week.starts_at, 'endsAt', week.ends_at, 'room', week.room)
$$;
comment on function week_place(weekly_lectures) is 'Day, hours and room of a week, as place_in_seoul';

create function follow_moved_week() returns trigger language plpgsql as $$
begin
  if week_end(new) <= now() then
    perform undo_events(id, array['WEEK_MOVED']) from participants where weekly_lecture_id = new.id;
  else
    perform notify_move('WEEK_MOVED', student_id, id, week_place(old), week_place(new), new.lecture_id)
    from participants where weekly_lecture_id = new.id and is_active_student(student_id);
  end if;
  return null;
end $$;
comment on function follow_moved_week() is 'Row trigger: the participants of a week are told of its other day, hours or room; by its name it runs when the roster has followed';
create trigger weekly_lectures_tell_moved after update of held_on, starts_at, ends_at, room on weekly_lectures for each row
  when ((new.held_on, new.starts_at, new.ends_at, new.room) is distinct from (old.held_on, old.starts_at, old.ends_at, old.room))
  execute function follow_moved_week();

create function follow_returned_participant() returns trigger language plpgsql as $$
begin
  perform return_move('WEEK_MOVED', new.student_id, new.id, week_place(week)) from weekly_lectures as week where id = new.weekly_lecture_id;
  return null;
end $$;
comment on function follow_returned_participant() is 'Row trigger: what was told of a week comes back with the participant';
create trigger participants_tell_returned after insert on participants for each row when (is_undoing()) execute function follow_returned_participant();

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
    perform return_move('CLINIC_MOVED', new.student_id, new.id, place_in_seoul(new.starts_at, new.ends_at, room)) from clinic_slots where id = new.slot_id;
    return null;
  end if;
  if is_undoing() and former = 'RESERVED' and new.status = 'WAITING' then
    perform undo_events(new.id, array['CLINIC_PROMOTED', 'CLINIC_TOMORROW']);
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

create function untell_moved_dday() returns trigger language plpgsql as $$
begin
  perform undo_events(new.id);
  perform set_aside(new.id, array['DDAY_WEEK']);
  return null;
end $$;
comment on function untell_moved_dday() is 'Row trigger: a D-day that moves is told again, a week before its new day';
drop trigger lecture_ddays_untell_moved on lecture_ddays;
create trigger lecture_ddays_untell_moved after update of falls_on on lecture_ddays
  for each row when (new.falls_on <> old.falls_on) execute function untell_moved_dday();

create or replace function follow_day_events(moment timestamptz) returns void language plpgsql as $$
declare
  today constant date := (moment at time zone 'Asia/Seoul')::date;
  ten constant timestamptz := (today + time '10:00') at time zone 'Asia/Seoul';
begin
  -- By day, once for everything: who books or is moved later today was told that just now.
  if moment < ten then
    return;
  end if;
  perform notify_event('CLINIC_TOMORROW', booking.student_id, booking.id, '{}', null, moment)
  from clinic_slots as slot join clinic_participants as booking on booking.slot_id = slot.id
  where slot.held_on = today + 1 and booking.status = 'RESERVED' and booking.created_at < ten
    and not exists (select from notification_events where kind = 'CLINIC_TOMORROW' and subject_id = booking.id and student_id = booking.student_id and turn = 0)
    and not exists (
      select from notification_events where kind = 'CLINIC_MOVED' and subject_id = booking.id and turn = 0 and undone_at is null and occurred_at >= ten);
  perform notify_event('DDAY_WEEK', enrollment.student_id, dday.id, '{}', dday.lecture_id, moment)
  from lecture_ddays as dday join enrollments as enrollment on enrollment.lecture_id = dday.lecture_id
  where dday.falls_on = today + 7 and enrollment.from_date <= today and coalesce(enrollment.to_date, today) >= today
    and not exists (select from notification_events where kind = 'DDAY_WEEK' and subject_id = dday.id and student_id = enrollment.student_id and turn = 0);
end $$;

create or replace function notification_facts(event notification_events) returns jsonb language plpgsql stable as $$
declare
  person jsonb;
  about jsonb;
begin
  select jsonb_build_object('name', users.name, 'school', students.school, 'grade', students.grade, 'guardian', students.parent_name,
    'phone', users.phone, 'parentPhone', students.parent_phone, 'isActive', is_active_student(students.id))
  into person from students join users on users.id = students.id where students.id = event.student_id;
  if event.kind in ('ABSENT', 'LATE', 'WEEK_MOVED') then
    select jsonb_build_object('lecture', lecture.name, 'weekNumber', week.week_number, 'specialName', week.special_name, 'day', week.held_on,
      'time', week.starts_at, 'attendance', type.name, 'weeklyLectureId', week.id, 'room', week.room,
      'tooOld', case event.kind when 'WEEK_MOVED' then week_end(week) <= now() else week.held_on < (event.occurred_at at time zone 'Asia/Seoul')::date - 7 end)
    into about from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id join lectures as lecture on lecture.id = week.lecture_id
    left join attendance_types as type on type.id = participants.attendance_type_id where participants.id = event.subject_id;
  elsif event.kind in ('ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW', 'CLINIC_MOVED') then
    select jsonb_build_object('booking', booking.reserve_type, 'room', slot.room,
      'tooOld', event.kind = 'CLINIC_MOVED' and (booking.status not in ('WAITING', 'RESERVED') or booking.ends_at <= now()),
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

insert into push_alert_templates (name, event, channel, audience, delay_minutes, by_text, is_active, body) values
  ('예약 변경', 'CLINIC_MOVED', 'LMS', 'STUDENT', 5, true, false, E'[학원] #{이름} 학생의 #{예약} 시간이나 장소가 변경되었습니다.\n변경 전: #{변경전}\n변경 후: #{변경후}'),
  ('수업 변경', 'WEEK_MOVED', 'LMS', 'BOTH', 10, true, false, E'[학원] #{이름} 학생의 #{강의} #{주차} 수업 시간이나 강의실이 변경되었습니다.\n변경 전: #{변경전}\n변경 후: #{변경후}')
on conflict on constraint push_alert_templates_name_key do nothing;
