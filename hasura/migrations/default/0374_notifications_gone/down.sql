drop trigger clinic_todos_untell_ended on clinic_todos;
drop function follow_ended_todo();
drop trigger board_posts_untell on board_posts;
drop function untell_answers();
drop trigger report_links_untell on report_links;
drop trigger lecture_ddays_untell_moved on lecture_ddays;
drop trigger lecture_ddays_untell on lecture_ddays;
drop function untell();
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
      'exam', exam.name, 'score', attempt.value, 'points', exam.total_points, 'weeklyLectureId', week.id,
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
create or replace function notify_event(kind text, student uuid, subject uuid, facts jsonb default '{}', lecture uuid default null, at timestamptz default now())
returns void language plpgsql as $$
begin
  insert into notification_events as event (kind, student_id, subject_id, lecture_id, facts, occurred_at, next_at)
  values (notify_event.kind, student, subject, lecture, notify_event.facts, greatest(at, now()), greatest(at, now()))
  on conflict on constraint notification_events_once_key do update
    set undone_at = null, settled_at = null, attempts = 0, round = event.round + (event.undone_at is not null)::integer, facts = excluded.facts, occurred_at = excluded.occurred_at, next_at = excluded.next_at
    where not event.is_sent and (event.undone_at is not null or event.settled_at is null);
  perform announce('notificationEvents');
end $$;
create or replace function undo_events(subject uuid, kinds text[] default null, student uuid default null) returns void language sql as $$
  update notification_events set undone_at = now(), next_at = now()
  where subject_id = subject and settled_at is null and undone_at is null
    and (kinds is null or kind = any (kinds)) and (student is null or student_id = student)
$$;
comment on function undo_events(uuid, text[], uuid) is 'What was undone before it was told is not told';
drop function return_notices(uuid, text[], uuid);
alter table notifications drop column is_counsel;
alter table notifications drop column exam_id;
alter table notifications drop column gone_at;
drop index notifications_subject_id_index;
