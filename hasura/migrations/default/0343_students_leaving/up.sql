-- What is to come of a student ends when they leave, in the same transaction, and comes back with them where it still fits.

alter table students add column ended jsonb;
comment on column students.ended is 'What ended when the student left: bookings with their status, planned texts and enrollments by id; null where nothing did';

create function let_go(wanted_student uuid) returns void language plpgsql as $$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  bookings jsonb;
  texts jsonb;
  former jsonb := '{}';
begin
  perform hold_clinic_slots(variadic array(
    select slot_id from clinic_participants where student_id = wanted_student and status in ('WAITING', 'RESERVED') and starts_at > now()));
  select coalesce(jsonb_object_agg(id, status), '{}') into bookings from clinic_participants
  where student_id = wanted_student and status in ('WAITING', 'RESERVED') and starts_at > now();
  update clinic_participants set status = 'CANCELLED' where student_id = wanted_student and bookings ? id::text;
  with cancelled as (
    update sms_recipients as text set status = 'FAILED', failure_code = 'CANCELLED', failed_at = now(), lease = null, lease_until = null
    where student_id = wanted_student and status = 'QUEUED' and handed_at is null
      -- It stands for a brother or sister, too.
      and not exists (
        select from students as other join users on users.id = other.id
        where other.id <> wanted_student and text.phone in (users.phone, other.parent_phone)
          and users.name = any (string_to_array(text.name, ', ')) and is_active_student(other.id))
    returning id)
  select coalesce(jsonb_object_agg(id, true), '{}') into texts from cancelled;
  if exists (select from students where id = wanted_student and anonymises_at is not null) then
    select coalesce(jsonb_object_agg(id, to_jsonb(standing)), '{}') into former from enrollments as standing
    where student_id = wanted_student and (to_date is null or to_date > today);
    delete from enrollments where former ? id::text and from_date > today;
    update enrollments set to_date = today where former ? id::text;
  end if;
  if bookings || texts || former <> '{}' then
    update students set ended = jsonb_build_object(
      'bookings', coalesce(ended -> 'bookings', '{}') || bookings,
      'texts', coalesce(ended -> 'texts', '{}') || texts,
      'enrollments', coalesce(ended -> 'enrollments', '{}') || former)
    where id = wanted_student;
  end if;
end $$;
comment on function let_go(uuid) is 'Cancels the coming bookings, waits and planned texts of a student who left, ends the enrollments of one who is to be forgotten, and notes what ended';

create function take_back(wanted_student uuid) returns void language plpgsql as $$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  kept constant jsonb := (select ended from students where id = wanted_student and anonymises_at is null for update);
  was_undoing constant text := coalesce(current_setting('academy.undoing', true), '');
  ended_row record;
begin
  perform set_config('academy.undoing', 'on', true);
  for ended_row in select value from jsonb_each(kept -> 'enrollments') loop
    begin
      insert into enrollments select * from jsonb_populate_record(null::enrollments, ended_row.value)
      on conflict (id) do update set to_date = excluded.to_date;
    exception when check_violation or exclusion_violation then
      null; -- Somebody else has the place.
    end;
  end loop;
  if is_active_student(wanted_student) then
    for ended_row in
      select booking.id, slot_id, kept -> 'bookings' ->> booking.id::text as former from clinic_participants as booking
      where student_id = wanted_student and kept -> 'bookings' ? booking.id::text and booking.status = 'CANCELLED' and starts_at > now()
      order by slot_id
    loop
      begin
        update clinic_participants set status = ended_row.former, cancelled_at = null where id = ended_row.id;
        perform promote_waiting(ended_row.slot_id);
      exception when check_violation or exclusion_violation or unique_violation then
        null; -- Somebody else has the seat.
      end;
    end loop;
    update sms_recipients as text set status = 'QUEUED', failure_code = null, failed_at = null
    from sms_messages as message
    where message.id = text.message_id and student_id = wanted_student and kept -> 'texts' ? text.id::text and status = 'FAILED' and sms_expiry(message) > now();
    insert into participants (weekly_lecture_id, student_id)
    select week.id, wanted_student from enrollments join weekly_lectures as week using (lecture_id)
    where student_id = wanted_student and daterange(from_date, to_date, '[]') @> week.held_on and week.held_on >= today
    on conflict do nothing;
    update students set ended = null where id = wanted_student and ended is not null;
  elsif kept ? 'enrollments' then
    update students set ended = ended - 'enrollments' where id = wanted_student;
  end if;
  perform set_config('academy.undoing', was_undoing, true);
end $$;
comment on function take_back(uuid) is 'Brings back what ended when a student left, where it still fits, and the weeks that were made since';

create function follow_standing() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) ->> 'is_active')::boolean then
    update students set withdrawn_on = null where id = new.id and withdrawn_on is not null;
  end if;
  if is_active_student(new.id) or (tg_table_name = 'students' and to_jsonb(old) ->> 'anonymises_at' is not null and to_jsonb(new) ->> 'anonymises_at' is null) then
    perform take_back(new.id);
  else
    perform let_go(new.id);
  end if;
  return null;
end $$;
comment on function follow_standing() is 'Row trigger: who leaves is let go at once, who returns has back what ended and did not leave';
create trigger users_standing after update of is_active on users
  for each row when (new.type = 'STUDENT' and new.is_active <> old.is_active) execute function follow_standing();
create trigger students_standing after update of anonymises_at, withdrawn_on on students
  for each row when (new.anonymised_at is null and (new.anonymises_at, new.withdrawn_on) is distinct from (old.anonymises_at, old.withdrawn_on))
  execute function follow_standing();

drop trigger sms_recipients_move on sms_recipients;
create trigger sms_recipients_begin before insert on sms_recipients for each row execute function guard_move('status', '> QUEUED');
create trigger sms_recipients_move before update of status on sms_recipients for each row when (not is_undoing())
  execute function guard_move('status', 'QUEUED > SENT FAILED', 'SENT > DELIVERED FAILED', 'DELIVERED >', 'FAILED >');

create or replace function forget_schedule() returns trigger language plpgsql as $$
begin
  new.anonymises_at := null;
  new.was_active := null;
  new.ended := null;
  return new;
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
