create or replace view student_timeline as
  select participants.student_id, 'ATTENDANCE' as kind, participants.marked_at as at,
    lecture.name || ' ' || coalesce(week.special_name, week.week_number || '주차') || ' · ' || type.name as title,
    participants.id as ref_id, participants.marked_by as actor_id
  from participants
  join attendance_types as type on type.id = participants.attendance_type_id
  join weekly_lectures as week on week.id = participants.weekly_lecture_id
  join lectures as lecture on lecture.id = week.lecture_id
  where participants.marked_at is not null
union all
  select enrollments.student_id, 'ENROLLMENT', enrollments.from_date::timestamp at time zone 'Asia/Seoul', lecture.name || ' 수강 시작', enrollments.id, enrollments.created_by
  from enrollments join lectures as lecture on lecture.id = enrollments.lecture_id
union all
  select student_id, 'CONSULT', consulted_at,
    case channel when 'PHONE' then '전화' when 'VISIT' then '방문' when 'VIDEO_CALL' then '화상' else '문자' end || ' 상담 · ' || left(body, 100), id, consulted_by
  from consults
union all
  select student_id, 'MEMO', created_at, left(body, 100), id, created_by from student_memos
union all
  select student_id, 'ACTUAL_EXAM', created_at,
    case kind when 'SCHOOL' then concat_ws(' ', year || '년', term || '학기', case part when 'MIDTERM' then '중간' when 'FINAL' then '기말' end, '내신')
      when 'MOCK' then year || '년 ' || month || '월 모의고사' else year || '학년도 수능' end
      || ' · ' || concat_ws(' ', subject, trim_scale(raw_score) || '점', grade || '등급'), id, created_by
  from actual_exam_scores
union all
  select scores.student_id, 'SCORE', case attempt.attempt_type when 'FIRST' then (week.held_on + week.starts_at) at time zone 'Asia/Seoul' else attempt.created_at end,
    exams.name || case attempt.attempt_type when 'RETAKE' then ' 재시험 ' || attempt.retake_number || '차' else '' end
      || ' · ' || trim_scale(attempt.value) || '/' || trim_scale(exams.total_points) || '점', attempt.id, attempt.created_by
  from scores
  join score_attempts as attempt on attempt.score_id = scores.id
  join exams on exams.id = scores.exam_id
  join weekly_lectures as week on week.id = scores.weekly_lecture_id
  where attempt.value is not null
union all
  select student_id, reserve_type, starts_at,
    case reserve_type when 'CLINIC' then '클리닉' else '상담' end || ' · ' || case status when 'WAITING' then '대기' when 'RESERVED' then '예약'
      when 'ARRIVED' then '도착' when 'DEPARTED' then '귀가' when 'CANCELLED' then '취소' else '불참' end, id, created_by
  from clinic_participants
union all
  select recipient.student_id, 'MESSAGE', coalesce(recipient.sent_at, recipient.created_at),
    case recipient.addressee when 'STUDENT' then '학생' when 'PARENT' then '보호자' else '그 밖' end
      || '에게 문자 · ' || left(recipient.body, 100), recipient.id, message.created_by
  from sms_recipients as recipient join sms_messages as message on message.id = recipient.message_id
  where recipient.student_id is not null;
drop function week_name(weekly_lectures);
drop function place_in_week(weekly_lectures);
drop function free_meeting(uuid, integer, date, time);
alter table weekly_lectures
  drop constraint weekly_lectures_number_key,
  drop column meeting,
  add constraint weekly_lectures_number_key unique (lecture_id, week_number);
