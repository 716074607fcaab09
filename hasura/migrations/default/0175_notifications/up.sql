-- Notifications: what happened to a student, who is told of it by which template, and why or why not.

alter table push_alert_templates
  drop constraint push_alert_templates_event_known,
  add column audience text not null default 'STUDENT',
  add column delay_minutes integer not null default 0,
  add column by_text boolean not null default true,
  add column by_portal boolean not null default true,
  add constraint push_alert_templates_event_known check (event in (
    'MANUAL', 'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW',
    'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET')),
  add constraint push_alert_templates_audience_known check (audience in ('STUDENT', 'GUARDIAN', 'BOTH')),
  add constraint push_alert_templates_delay_range check (delay_minutes between 0 and 10080),
  add constraint push_alert_templates_some_way check (by_text or by_portal);
comment on column push_alert_templates.audience is '받는 사람: STUDENT, GUARDIAN, BOTH; the portal''s 알림 is the student''s whoever gets the text';
comment on column push_alert_templates.delay_minutes is '몇 분 뒤에; what is undone before then is not told';
comment on column push_alert_templates.by_text is '문자로 보낸다';
comment on column push_alert_templates.by_portal is '포털 알림으로 보낸다';
create index push_alert_templates_event_index on push_alert_templates (event);

create table push_alert_lectures (
  id uuid primary key default uuid_v7(),
  template_id uuid not null references push_alert_templates (id) on delete cascade,
  lecture_id uuid not null references lectures (id) on delete cascade,
  is_active boolean not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_alert_lectures_once_key unique (template_id, lecture_id)
);
comment on table push_alert_lectures is '강의별 알림: where a lecture differs from what its template says';
comment on column push_alert_lectures.template_id is '알림 템플릿';
comment on column push_alert_lectures.lecture_id is '강의';
comment on column push_alert_lectures.is_active is 'Whether it is sent for this lecture, whatever the template says';
create index push_alert_lectures_lecture_id_index on push_alert_lectures (lecture_id);
create index push_alert_lectures_created_by_index on push_alert_lectures (created_by);
select keep_records('push_alert_lectures');
select comment_on_records('push_alert_lectures');

create table notification_events (
  id uuid primary key default uuid_v7(),
  kind text not null,
  student_id uuid not null references students (id) on delete cascade,
  subject_id uuid not null,
  lecture_id uuid references lectures (id) on delete set null,
  facts jsonb not null default '{}',
  occurred_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  undone_at timestamptz,
  settled_at timestamptz,
  is_sent boolean not null default false,
  round integer not null default 1,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notification_events_once_key unique (kind, subject_id, student_id),
  constraint notification_events_kind_known check (kind in (
    'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW',
    'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET')),
  constraint notification_events_attempts_positive check (attempts >= 0)
);
comment on table notification_events is '알릴 일: one thing that happened to one student, written by the act itself in its transaction';
comment on column notification_events.kind is 'As the events of push_alert_templates';
comment on column notification_events.student_id is '학생';
comment on column notification_events.subject_id is 'What it is about: a participant, booking, exam, todo, announcement, post, link, D-day';
comment on column notification_events.lecture_id is '강의 whose switches count; null where there is none';
comment on column notification_events.facts is 'Values of variables that stand nowhere else; a link goes when the event is settled';
comment on column notification_events.occurred_at is 'When it happened, or is to be told from';
comment on column notification_events.next_at is 'When it is looked at next';
comment on column notification_events.undone_at is 'When it was undone; what was not sent by then is not sent';
comment on column notification_events.settled_at is 'When nothing was left to do';
comment on column notification_events.is_sent is 'Something went out, so that it never does again';
comment on column notification_events.round is 'Raised when it is done again after it was undone untold';
comment on column notification_events.attempts is 'How often looking at it failed';
create index notification_events_due_index on notification_events (next_at) where settled_at is null;
create index notification_events_student_id_index on notification_events (student_id);
create index notification_events_subject_id_index on notification_events (subject_id);
create index notification_events_lecture_id_index on notification_events (lecture_id);
create trigger notification_events_touch before update on notification_events for each row execute function touch_updated_at();
select comment_on_records('notification_events');

create table notifications (
  id uuid primary key default uuid_v7(),
  event_id uuid not null references notification_events (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  kind text not null,
  body text not null,
  subject_id uuid not null,
  lecture_id uuid references lectures (id) on delete set null,
  weekly_lecture_id uuid references weekly_lectures (id) on delete set null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notifications_event_key unique (event_id),
  constraint notifications_body_length check (length(body) between 1 and 2000)
);
comment on table notifications is '알림: what a student finds in the portal';
comment on column notifications.event_id is 'What happened; told once';
comment on column notifications.student_id is '학생';
comment on column notifications.kind is 'As notification_events';
comment on column notifications.body is '내용 with its variables filled in';
comment on column notifications.subject_id is 'As notification_events';
comment on column notifications.lecture_id is '강의 it leads to';
comment on column notifications.weekly_lecture_id is '주차 it leads to';
comment on column notifications.read_at is '읽은 시각';
create index notifications_student_index on notifications (student_id, created_at);
create index notifications_unread_index on notifications (student_id) where read_at is null;
create index notifications_lecture_id_index on notifications (lecture_id);
create index notifications_weekly_lecture_id_index on notifications (weekly_lecture_id);
create trigger notifications_touch before update on notifications for each row execute function touch_updated_at();
select comment_on_records('notifications');

create table notification_logs (
  id uuid primary key default uuid_v7(),
  event_id uuid not null references notification_events (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  template_id uuid references push_alert_templates (id) on delete set null,
  message_id uuid references sms_messages (id) on delete set null,
  kind text not null,
  audience text,
  way text,
  outcome text not null,
  reason text not null default '',
  detail text not null default '',
  round integer not null default 1,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notification_logs_audience_known check (audience in ('STUDENT', 'GUARDIAN')),
  constraint notification_logs_way_known check (way in ('TEXT', 'PORTAL', 'PUSH')),
  constraint notification_logs_outcome_known check (outcome in ('SENT', 'WAITING', 'SKIPPED', 'FAILED')),
  constraint notification_logs_reason_known check (reason in (
    '', 'NO_TEMPLATE', 'SWITCHED_OFF', 'NO_PHONE', 'PREFERENCE', 'QUIET_HOURS', 'NO_CONSENT', 'UNDONE', 'UNFILLED', 'INACTIVE', 'TOO_OLD', 'TOLD_ALREADY', 'BROKEN')),
  constraint notification_logs_detail_length check (length(detail) <= 200)
);
comment on table notification_logs is '왜 나갔는지, 왜 안 나갔는지: what became of an event, for each template, person and way';
comment on column notification_logs.event_id is 'What happened';
comment on column notification_logs.student_id is '학생';
comment on column notification_logs.template_id is '알림 템플릿; null when there was none';
comment on column notification_logs.message_id is '문자';
comment on column notification_logs.kind is 'As notification_events';
comment on column notification_logs.audience is '받는 사람: STUDENT, GUARDIAN';
comment on column notification_logs.way is '보내는 길: TEXT, PORTAL, PUSH';
comment on column notification_logs.outcome is 'SENT 나감, WAITING 기다림, SKIPPED 안 나감, FAILED 실패';
comment on column notification_logs.reason is 'Why it did not go out, or waits';
comment on column notification_logs.detail is 'Which variable was not filled';
comment on column notification_logs.round is 'As notification_events';
comment on column notification_logs.occurred_at is 'When it happened';
create unique index notification_logs_sent_once_key on notification_logs (event_id, template_id, audience, way) where outcome = 'SENT' and way <> 'PUSH';
create unique index notification_logs_waiting_once_key on notification_logs (event_id, template_id, audience, way, round) where outcome = 'WAITING';
create index notification_logs_event_id_index on notification_logs (event_id);
create index notification_logs_student_index on notification_logs (student_id, created_at);
create index notification_logs_template_index on notification_logs (template_id, created_at);
create index notification_logs_message_id_index on notification_logs (message_id);
create trigger notification_logs_touch before update on notification_logs for each row execute function touch_updated_at();
select comment_on_records('notification_logs');

create table notification_preferences (
  student_id uuid not null references students (id) on delete cascade,
  kind text not null,
  is_off boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notification_preferences_pkey primary key (student_id, kind),
  constraint notification_preferences_kind_known check (kind in (
    'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'CLINIC_RESERVED', 'CLINIC_PROMOTED', 'CLINIC_CANCELLED', 'CLINIC_TOMORROW',
    'SCORE_SHOWN', 'CLINIC_TODO', 'ANNOUNCEMENT', 'QUESTION_ANSWERED', 'REPORT_CARD', 'DDAY_WEEK', 'PASSWORD_RESET'))
);
comment on table notification_preferences is '알림 설정: what a student does not want to be told; texts to the guardian go all the same';
comment on column notification_preferences.student_id is '학생';
comment on column notification_preferences.kind is 'As notification_events';
comment on column notification_preferences.is_off is '받지 않음';
create trigger notification_preferences_touch before update on notification_preferences for each row execute function touch_updated_at();
select comment_on_records('notification_preferences');

create function notify_event(kind text, student uuid, subject uuid, facts jsonb default '{}', lecture uuid default null, at timestamptz default now())
returns void language plpgsql as $$
begin
  insert into notification_events as event (kind, student_id, subject_id, lecture_id, facts, occurred_at, next_at)
  values (notify_event.kind, student, subject, lecture, notify_event.facts, greatest(at, now()), greatest(at, now()))
  on conflict on constraint notification_events_once_key do update
    set undone_at = null, settled_at = null, attempts = 0, round = event.round + (event.undone_at is not null)::integer, facts = excluded.facts, occurred_at = excluded.occurred_at, next_at = excluded.next_at
    where not event.is_sent and (event.undone_at is not null or event.settled_at is null);
  perform announce('notificationEvents');
end $$;
comment on function notify_event(text, uuid, uuid, jsonb, uuid, timestamptz) is 'Says that something happened to a student, in the transaction of the act; told at most once per kind, subject and student, and again only when it was undone before anything went out';

create function undo_events(subject uuid, kinds text[] default null, student uuid default null) returns void language sql as $$
  update notification_events set undone_at = now(), next_at = now()
  where subject_id = subject and settled_at is null and undone_at is null
    and (kinds is null or kind = any (kinds)) and (student is null or student_id = student)
$$;
comment on function undo_events(uuid, text[], uuid) is 'What was undone before it was told is not told';

create function follow_mark_events() returns trigger language plpgsql as $$
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
end $$;
create trigger participants_tell after update of attendance_type_id on participants
  for each row when (new.attendance_type_id is distinct from old.attendance_type_id) execute function follow_mark_events();
create trigger participants_tell_new after insert on participants
  for each row when (new.attendance_type_id is not null) execute function follow_mark_events();
create trigger participants_untell after delete on participants for each row execute function follow_mark_events();

create function follow_booking_events() returns trigger language plpgsql as $$
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
create trigger clinic_participants_tell after update of status on clinic_participants
  for each row when (new.status is distinct from old.status) execute function follow_booking_events();
create trigger clinic_participants_tell_new after insert on clinic_participants for each row execute function follow_booking_events();
create trigger clinic_participants_untell after delete on clinic_participants for each row execute function follow_booking_events();

create function follow_exam_events() returns trigger language plpgsql as $$
begin
  if new.is_shown then
    perform notify_event('SCORE_SHOWN', student_id, new.id, '{}', new.lecture_id) from scores where exam_id = new.id and status = 'GRADED';
  else
    perform undo_events(new.id, array['SCORE_SHOWN']);
  end if;
  return null;
end $$;
create trigger exams_tell after update of is_shown on exams
  for each row when (new.is_shown is distinct from old.is_shown) execute function follow_exam_events();

create function follow_score_events() returns trigger language plpgsql as $$
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
end $$;
create trigger scores_tell after update of status on scores
  for each row when ((new.status = 'GRADED') <> (old.status = 'GRADED')) execute function follow_score_events();

create function follow_todo_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform undo_events(old.id);
  else
    perform notify_event('CLINIC_TODO', new.student_id, new.id, '{}', (
      select exams.lecture_id from score_attempts join exams on exams.id = score_attempts.exam_id where score_attempts.id = new.score_attempt_id));
  end if;
  return null;
end $$;
-- A new try of one that failed is told to its face.
create trigger clinic_todos_tell after insert on clinic_todos
  for each row when (new.score_attempt_id is not null and new.follows_id is null) execute function follow_todo_events();
create trigger clinic_todos_untell after delete on clinic_todos for each row execute function follow_todo_events();

create function follow_announcement_events() returns trigger language plpgsql as $$
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
end $$;
create trigger announcements_tell after update of published_at on announcements
  for each row when (new.published_at is distinct from old.published_at) execute function follow_announcement_events();
create trigger announcements_tell_new after insert on announcements
  for each row when (new.published_at is not null) execute function follow_announcement_events();
create trigger announcements_untell after delete on announcements for each row execute function follow_announcement_events();

create function follow_answer_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from board_answers where post_id = old.post_id) then
      perform undo_events(old.post_id);
    end if;
    return null;
  end if;
  perform notify_event('QUESTION_ANSWERED', students.id, post.id, '{}', post.lecture_id)
  from board_posts as post join students on students.id = post.created_by
  where post.id = new.post_id and new.created_by is distinct from post.created_by;
  return null;
end $$;
create trigger board_answers_tell after insert on board_answers for each row execute function follow_answer_events();
create trigger board_answers_untell after delete on board_answers for each row execute function follow_answer_events();

create function follow_reset_events() returns trigger language plpgsql as $$
begin
  perform notify_event('PASSWORD_RESET', id, md5(new.id_hash)::uuid) from students where id = new.user_id;
  return null;
end $$;
create trigger password_resets_tell after update of used_at on password_resets
  for each row when (new.used_at is not null and old.used_at is null) execute function follow_reset_events();

create function follow_day_events(moment timestamptz) returns void language plpgsql as $$
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
comment on function follow_day_events(timestamptz) is 'What a day brings by itself: bookings of tomorrow, D-days in a week; from ten o''clock on';
create index lecture_ddays_falls_on_index on lecture_ddays (falls_on);

create function notification_facts(event notification_events) returns jsonb language plpgsql stable as $$
declare
  person jsonb;
  about jsonb;
begin
  select jsonb_build_object('name', users.name, 'school', students.school, 'grade', students.grade, 'guardian', students.parent_name,
    'phone', users.phone, 'parentPhone', students.parent_phone, 'isActive', users.is_active and students.anonymised_at is null)
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
    into about from board_posts as post left join lectures as lecture on lecture.id = post.lecture_id where post.id = event.subject_id;
  elsif event.kind = 'DDAY_WEEK' then
    select jsonb_build_object('lecture', lecture.name, 'title', dday.title, 'day', dday.falls_on)
    into about from lecture_ddays as dday join lectures as lecture on lecture.id = dday.lecture_id where dday.id = event.subject_id;
  else
    about := '{}';
  end if;
  return case when about is not null then person || about || event.facts end;
end $$;
comment on function notification_facts(notification_events) is 'What a text about an event may say, as it is now; null when what it is about is gone';

create function forget_notifications() returns trigger language plpgsql as $$
begin
  delete from notification_events where student_id = new.id;
  delete from notification_preferences where student_id = new.id;
  return null;
end $$;
create trigger students_forget_notifications after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_notifications();

-- Until now none was sent by itself, and sending costs money: each waits for somebody to switch it on.
update push_alert_templates set is_active = false where event <> 'MANUAL';
insert into push_alert_templates (name, event, channel, audience, delay_minutes, by_text, is_active, body) values
  ('결석 알림', 'ABSENT', 'LMS', 'GUARDIAN', 30, true, false, '[학원] #{이름} 학생이 #{날짜} #{강의} 수업에 오지 않았습니다. 확인 부탁드립니다.'),
  ('지각 알림', 'LATE', 'SMS', 'GUARDIAN', 30, true, false, '[학원] #{이름} 학생이 #{강의} 수업에 늦게 왔습니다.'),
  ('등원 알림', 'ARRIVAL', 'SMS', 'GUARDIAN', 0, true, false, '[학원] #{이름} 학생이 #{시각} #{예약}에 왔습니다.'),
  ('하원 알림', 'DEPARTURE', 'SMS', 'GUARDIAN', 0, true, false, '[학원] #{이름} 학생이 #{시각} #{예약}에서 나갔습니다.'),
  ('예약 확인', 'CLINIC_RESERVED', 'SMS', 'STUDENT', 1, true, false, '[학원] #{이름} 학생, #{예약} #{날짜} #{시각} 예약되었습니다.'),
  ('대기에서 예약됨', 'CLINIC_PROMOTED', 'LMS', 'STUDENT', 0, true, false, '[학원] #{이름} 학생, 기다리던 #{예약} #{날짜} #{시각} 자리가 나서 예약되었습니다.'),
  ('예약 취소', 'CLINIC_CANCELLED', 'SMS', 'STUDENT', 1, true, false, '[학원] #{이름} 학생 #{예약} #{날짜} #{시각} 예약이 취소되었습니다.'),
  ('내일 예약', 'CLINIC_TOMORROW', 'SMS', 'STUDENT', 0, true, false, '[학원] #{이름} 학생, 내일 #{시각} #{예약} 예약이 있습니다.'),
  ('성적 공개', 'SCORE_SHOWN', 'LMS', 'STUDENT', 10, true, false, '[학원] #{이름} 학생의 #{강의} #{주차} #{시험} 성적이 나왔습니다. 학생 포털에서 확인해 주세요.'),
  ('클리닉 할 일', 'CLINIC_TODO', 'LMS', 'STUDENT', 10, true, false, '[학원] #{이름} 학생, #{시험} 커트라인에 미치지 못해 클리닉에서 할 일이 생겼습니다: #{할일}. 포털에서 시간을 예약해 주세요.'),
  ('주차 공지', 'ANNOUNCEMENT', 'LMS', 'STUDENT', 5, false, false, '#{강의} #{주차} 공지: #{제목}'),
  ('질문 답변', 'QUESTION_ANSWERED', 'LMS', 'STUDENT', 0, false, false, '질문에 답변이 달렸습니다: #{제목}'),
  ('성적표 링크', 'REPORT_CARD', 'LMS', 'GUARDIAN', 0, true, false, '[학원] #{이름} 학생의 #{시험} 성적표입니다. #{링크}'),
  ('디데이 한 주 전', 'DDAY_WEEK', 'LMS', 'STUDENT', 0, false, false, '#{제목}까지 한 주 남았습니다. (#{날짜})'),
  ('비밀번호 변경', 'PASSWORD_RESET', 'LMS', 'STUDENT', 0, true, false, '[학원] #{이름} 학생의 비밀번호가 바뀌었습니다. 직접 바꾸지 않았다면 학원에 알려 주세요.')
on conflict on constraint push_alert_templates_name_key do nothing;
