-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.end_push_subscriptions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_subscriptions where session_family = new.family_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_announcement_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform undo_events(old.id);
  elsif new.published_at is null then
    perform undo_events(new.id);
  else
    perform notify_event('ANNOUNCEMENT', participants.student_id, new.id, '{}', week.lecture_id, new.published_at)
    from weekly_lectures as week join participants on participants.weekly_lecture_id = week.id where week.id = new.weekly_lecture_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_answer_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform undo_events(old.id);
    return null;
  end if;
  perform notify_event('QUESTION_ANSWERED', students.id, new.id, '{}', post.lecture_id)
  from board_posts as post join students on students.id = post.created_by
  where post.id = new.post_id and new.kind = 'ANSWER' and new.created_by is distinct from post.created_by;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_booking_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- What a day brings by itself: bookings of tomorrow, D-days in a week; from ten o'clock on
CREATE OR REPLACE FUNCTION public.follow_day_events(moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Row trigger: nobody is told of a todo that a passed score ended; of one that came back they are
CREATE OR REPLACE FUNCTION public.follow_ended_todo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.ended_from is not null then
    perform undo_events(new.id, array['CLINIC_TODO']);
  else
    perform return_notices(new.id, array['CLINIC_TODO']);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_exam_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.is_shown then
    perform notify_event('SCORE_SHOWN', student_id, new.id, '{}', new.lecture_id) from scores where exam_id = new.id and status = 'GRADED';
  else
    perform undo_events(new.id, array['SCORE_SHOWN']);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_mark_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  former text;
  present text;
begin
  if tg_op = 'DELETE' then
    perform undo_events(old.id);
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select case when not counts_as_present then 'ABSENT' when name = '지각' then 'LATE' end into former from attendance_types where id = old.attendance_type_id;
  end if;
  select case when not counts_as_present then 'ABSENT' when name = '지각' then 'LATE' end into present from attendance_types where id = new.attendance_type_id;
  if former is not distinct from present then
    return null;
  end if;
  if former is not null then
    perform undo_events(new.id, array[former]);
  end if;
  if present is not null then
    perform notify_event(present, new.student_id, new.id, '{}', (select lecture_id from weekly_lectures where id = new.weekly_lecture_id));
  end if;
  return null;
end $function$;

-- Row trigger: who has or awaits a seat is told of its other day, hours or room
CREATE OR REPLACE FUNCTION public.follow_moved_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Row trigger: the participants of a week are told of its other day, hours or room; by its name it runs when the roster has followed
CREATE OR REPLACE FUNCTION public.follow_moved_week()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if week_end(new) <= now() then
    perform undo_events(id, array['WEEK_MOVED']) from participants where weekly_lecture_id = new.id;
  else
    perform notify_move('WEEK_MOVED', student_id, id, week_place(old), week_place(new), new.lecture_id)
    from participants where weekly_lecture_id = new.id and is_active_student(student_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_reset_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_event('PASSWORD_RESET', id, md5(new.id_hash)::uuid) from students where id = new.user_id;
  return null;
end $function$;

-- Row trigger: what was told of a week comes back with the participant
CREATE OR REPLACE FUNCTION public.follow_returned_participant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform return_move('WEEK_MOVED', new.student_id, new.id, week_place(week)) from weekly_lectures as week where id = new.weekly_lecture_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_score_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  lecture uuid;
begin
  if old.status = 'GRADED' then
    perform undo_events(new.exam_id, array['SCORE_SHOWN'], new.student_id);
  elsif new.status = 'GRADED' then
    select lecture_id into lecture from exams where id = new.exam_id and is_shown;
    if found then
      perform notify_event('SCORE_SHOWN', new.student_id, new.exam_id, '{}', lecture);
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_todo_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform undo_events(old.id);
  else
    perform notify_event('CLINIC_TODO', new.student_id, new.id, '{}', (
      select exams.lecture_id from score_attempts join exams on exams.id = score_attempts.exam_id where score_attempts.id = new.score_attempt_id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from notification_events where student_id = new.id;
  delete from notification_preferences where student_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_push()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_subscriptions where user_id = new.id;
  delete from notification_settings where student_id = new.id;
  return null;
end $function$;

-- What a text about an event may say, as it is now; null when what it is about is gone
CREATE OR REPLACE FUNCTION public.notification_facts(event notification_events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$;

-- Says that something happened to a student, in the transaction of the act; told at most once per kind, subject and student, and again only when it was undone before anything went out
CREATE OR REPLACE FUNCTION public.notify_event(kind text, student uuid, subject uuid, facts jsonb DEFAULT '{}'::jsonb, lecture uuid DEFAULT NULL::uuid, at timestamp with time zone DEFAULT now())
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_events as event (kind, student_id, subject_id, lecture_id, facts, occurred_at, next_at)
  values (notify_event.kind, student, subject, lecture, notify_event.facts, greatest(at, now()), greatest(at, now()))
  on conflict on constraint notification_events_once_key do update
    set undone_at = null, settled_at = null, attempts = 0, round = event.round + (event.undone_at is not null)::integer,
      facts = excluded.facts, occurred_at = excluded.occurred_at, next_at = excluded.next_at
    where not event.is_sent and (event.undone_at is not null or event.settled_at is null);
  perform return_notices(subject, array[notify_event.kind], student);
  perform announce('notificationEvents');
end $function$;

-- Says that something of a student moved from one day, hours and room to another; a move back before it is told takes it away
CREATE OR REPLACE FUNCTION public.notify_move(told_kind text, student uuid, subject uuid, was jsonb, place jsonb, lecture uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Day, hours and room as people say them
CREATE OR REPLACE FUNCTION public.place_in_seoul(starts_at timestamp with time zone, ends_at timestamp with time zone, room text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('day', (starts_at at time zone 'Asia/Seoul')::date, 'startsAt', (starts_at at time zone 'Asia/Seoul')::time,
    'endsAt', (ends_at at time zone 'Asia/Seoul')::time, 'room', room)
$function$;

-- When a push may go to a student: now, or when their quiet hours end
CREATE OR REPLACE FUNCTION public.push_time(student uuid, moment timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  quiet_from time;
  quiet_to time;
  here constant timestamp := moment at time zone 'Asia/Seoul';
  is_quiet boolean;
begin
  select settings.quiet_from, settings.quiet_to into quiet_from, quiet_to from notification_settings as settings where student_id = student;
  quiet_from := coalesce(quiet_from, '22:00');
  quiet_to := coalesce(quiet_to, '07:00');
  is_quiet := case when quiet_from <= quiet_to then here::time >= quiet_from and here::time < quiet_to
    else here::time >= quiet_from or here::time < quiet_to end;
  if not is_quiet then
    return moment;
  end if;
  return ((here::date + case when here::time < quiet_to then 0 else 1 end) + quiet_to) at time zone 'Asia/Seoul';
end $function$;

CREATE OR REPLACE FUNCTION public.queue_pushes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into push_deliveries (notification_id, subscription_id, next_attempt_at)
  select new.id, id, push_time(new.student_id, new.created_at) from push_subscriptions where user_id = new.student_id;
  return null;
end $function$;

-- The last move to a place is right again: it is shown, and told where it was not yet
CREATE OR REPLACE FUNCTION public.return_move(told_kind text, student uuid, subject uuid, place jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  last uuid;
begin
  select id into last from notification_events where kind = told_kind and student_id = student and subject_id = subject and facts -> 'place' = place
  order by turn = 0 desc, turn desc limit 1;
  update notifications set gone_at = null where event_id = last;
  update notification_events set undone_at = null, settled_at = null, attempts = 0, round = round + 1, next_at = now()
  where id = last and undone_at is not null;
end $function$;

-- What was told comes back with what it is about
CREATE OR REPLACE FUNCTION public.return_notices(subject uuid, kinds text[], student uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  update notifications as notice set gone_at = null from notification_events as event
  where event.id = notice.event_id and event.turn = 0 and notice.subject_id = subject and notice.gone_at is not null
    and notice.kind = any (kinds) and (student is null or notice.student_id = student)
$function$;

-- What was told may be told again: it happens at another time or place now
CREATE OR REPLACE FUNCTION public.set_aside(subject uuid, kinds text[], student uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  update notification_events as event set turn = 1 + (
    select max(other.turn) from notification_events as other
    where (other.kind, other.subject_id, other.student_id) = (event.kind, event.subject_id, event.student_id))
  where subject_id = subject and turn = 0 and kind = any (kinds) and (student is null or student_id = student)
$function$;

-- What was undone before it was told is not told; what was told is shown in the portal no more
CREATE OR REPLACE FUNCTION public.undo_events(subject uuid, kinds text[] DEFAULT NULL::text[], student uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  update notification_events set undone_at = now(), next_at = now()
  where subject_id = subject and settled_at is null and undone_at is null
    and (kinds is null or kind = any (kinds)) and (student is null or student_id = student);
  update notifications set gone_at = now() where subject_id = subject and gone_at is null
    and (kinds is null or kind = any (kinds)) and (student is null or student_id = student);
  delete from push_deliveries using notifications as notice
  where notice.id = notification_id and notice.subject_id = subject and notice.gone_at is not null;
  select announce('notifications');
$function$;

-- Row trigger: what the row was about is told no more
CREATE OR REPLACE FUNCTION public.untell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform undo_events(old.id);
  return null;
end $function$;

-- Row trigger: the answers to a question that was deleted are told no more
CREATE OR REPLACE FUNCTION public.untell_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform undo_events(id) from board_answers where post_id = new.id;
  return null;
end $function$;

-- Row trigger: a D-day that moves is told again, a week before its new day
CREATE OR REPLACE FUNCTION public.untell_moved_dday()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform undo_events(new.id);
  perform set_aside(new.id, array['DDAY_WEEK']);
  return null;
end $function$;

-- When the lesson of a week is over
CREATE OR REPLACE FUNCTION public.week_end(week weekly_lectures)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (week.held_on + week.ends_at) at time zone 'Asia/Seoul'
$function$;

-- Day, hours and room of a week, as place_in_seoul
CREATE OR REPLACE FUNCTION public.week_place(week weekly_lectures)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('day', week.held_on, 'startsAt', week.starts_at, 'endsAt', week.ends_at, 'room', week.room)
$function$;

CREATE TRIGGER announcements_tell AFTER UPDATE OF published_at ON announcements FOR EACH ROW WHEN (new.published_at IS DISTINCT FROM old.published_at) EXECUTE FUNCTION follow_announcement_events();

CREATE TRIGGER announcements_tell_new AFTER INSERT ON announcements FOR EACH ROW WHEN (new.published_at IS NOT NULL) EXECUTE FUNCTION follow_announcement_events();

CREATE TRIGGER announcements_untell AFTER DELETE ON announcements FOR EACH ROW EXECUTE FUNCTION follow_announcement_events();

CREATE TRIGGER board_answers_tell AFTER INSERT ON board_answers FOR EACH ROW EXECUTE FUNCTION follow_answer_events();

CREATE TRIGGER board_answers_untell AFTER DELETE ON board_answers FOR EACH ROW EXECUTE FUNCTION follow_answer_events();

CREATE TRIGGER board_answers_untell_deleted AFTER UPDATE OF deleted_at ON board_answers FOR EACH ROW WHEN (new.deleted_at IS NOT NULL AND old.deleted_at IS NULL) EXECUTE FUNCTION follow_answer_events();

CREATE TRIGGER board_posts_untell AFTER UPDATE OF deleted_at ON board_posts FOR EACH ROW WHEN (new.deleted_at IS NOT NULL AND old.deleted_at IS NULL) EXECUTE FUNCTION untell_answers();

CREATE TRIGGER clinic_participants_tell AFTER UPDATE OF status ON clinic_participants FOR EACH ROW WHEN (new.status IS DISTINCT FROM old.status) EXECUTE FUNCTION follow_booking_events();

CREATE TRIGGER clinic_participants_tell_moved AFTER UPDATE OF slot_id, starts_at, ends_at ON clinic_participants FOR EACH ROW WHEN ((new.status = ANY (ARRAY['WAITING'::text, 'RESERVED'::text])) AND (new.slot_id IS DISTINCT FROM old.slot_id OR new.starts_at IS DISTINCT FROM old.starts_at OR new.ends_at IS DISTINCT FROM old.ends_at)) EXECUTE FUNCTION follow_moved_booking();

CREATE TRIGGER clinic_participants_tell_new AFTER INSERT ON clinic_participants FOR EACH ROW EXECUTE FUNCTION follow_booking_events();

CREATE TRIGGER clinic_participants_untell AFTER DELETE ON clinic_participants FOR EACH ROW EXECUTE FUNCTION follow_booking_events();

CREATE TRIGGER clinic_todos_tell AFTER INSERT ON clinic_todos FOR EACH ROW WHEN (new.score_attempt_id IS NOT NULL AND new.follows_id IS NULL) EXECUTE FUNCTION follow_todo_events();

CREATE TRIGGER clinic_todos_untell AFTER DELETE ON clinic_todos FOR EACH ROW EXECUTE FUNCTION follow_todo_events();

CREATE TRIGGER clinic_todos_untell_ended AFTER UPDATE OF ended_from ON clinic_todos FOR EACH ROW WHEN ((new.ended_from IS NULL) <> (old.ended_from IS NULL)) EXECUTE FUNCTION follow_ended_todo();

CREATE TRIGGER exams_tell AFTER UPDATE OF is_shown ON exams FOR EACH ROW WHEN (new.is_shown IS DISTINCT FROM old.is_shown) EXECUTE FUNCTION follow_exam_events();

CREATE TRIGGER lecture_ddays_untell AFTER DELETE ON lecture_ddays FOR EACH ROW EXECUTE FUNCTION untell();

CREATE TRIGGER lecture_ddays_untell_moved AFTER UPDATE OF falls_on ON lecture_ddays FOR EACH ROW WHEN (new.falls_on <> old.falls_on) EXECUTE FUNCTION untell_moved_dday();

CREATE TRIGGER notification_events_touch BEFORE UPDATE ON notification_events FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER notification_logs_touch BEFORE UPDATE ON notification_logs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER notification_preferences_touch BEFORE UPDATE ON notification_preferences FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER notification_settings_touch BEFORE UPDATE ON notification_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER notifications_push AFTER INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION queue_pushes();

CREATE TRIGGER notifications_touch BEFORE UPDATE ON notifications FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER participants_tell AFTER UPDATE OF attendance_type_id ON participants FOR EACH ROW WHEN (new.attendance_type_id IS DISTINCT FROM old.attendance_type_id) EXECUTE FUNCTION follow_mark_events();

CREATE TRIGGER participants_tell_new AFTER INSERT ON participants FOR EACH ROW WHEN (new.attendance_type_id IS NOT NULL) EXECUTE FUNCTION follow_mark_events();

CREATE TRIGGER participants_tell_returned AFTER INSERT ON participants FOR EACH ROW WHEN (is_undoing()) EXECUTE FUNCTION follow_returned_participant();

CREATE TRIGGER participants_untell AFTER DELETE ON participants FOR EACH ROW EXECUTE FUNCTION follow_mark_events();

CREATE TRIGGER password_resets_tell AFTER UPDATE OF used_at ON password_resets FOR EACH ROW WHEN (new.used_at IS NOT NULL AND old.used_at IS NULL) EXECUTE FUNCTION follow_reset_events();

CREATE TRIGGER push_alert_lectures_audit AFTER INSERT OR DELETE OR UPDATE ON push_alert_lectures FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER push_alert_lectures_touch BEFORE UPDATE ON push_alert_lectures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER push_deliveries_touch BEFORE UPDATE ON push_deliveries FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER push_subscriptions_touch BEFORE UPDATE ON push_subscriptions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER refresh_tokens_end_push AFTER UPDATE OF revoked_at ON refresh_tokens FOR EACH ROW WHEN (new.revoked_at IS NOT NULL AND old.revoked_at IS NULL) EXECUTE FUNCTION end_push_subscriptions();

CREATE TRIGGER report_links_untell AFTER UPDATE OF revoked_at ON report_links FOR EACH ROW WHEN (new.revoked_at IS NOT NULL AND old.revoked_at IS NULL) EXECUTE FUNCTION untell();

CREATE TRIGGER scores_tell AFTER UPDATE OF status ON scores FOR EACH ROW WHEN ((new.status = 'GRADED'::text) <> (old.status = 'GRADED'::text)) EXECUTE FUNCTION follow_score_events();

CREATE TRIGGER students_forget_notifications AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_notifications();

CREATE TRIGGER students_forget_push AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_push();

CREATE TRIGGER weekly_lectures_tell_moved AFTER UPDATE OF held_on, starts_at, ends_at, room ON weekly_lectures FOR EACH ROW WHEN (new.held_on IS DISTINCT FROM old.held_on OR new.starts_at IS DISTINCT FROM old.starts_at OR new.ends_at IS DISTINCT FROM old.ends_at OR new.room IS DISTINCT FROM old.room) EXECUTE FUNCTION follow_moved_week();
