-- One list of all that happened with a student. Each arm has an index that starts with the student, so asking for one student stays cheap.

create view student_timeline as
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
      || ' · ' || concat_ws(' ', subject, raw_score || '점', grade || '등급'), id, created_by
  from actual_exam_scores;
comment on view student_timeline is '학생 타임라인: staff only; ask for one student at a time';
comment on column student_timeline.student_id is '학생';
comment on column student_timeline.kind is '종류: ATTENDANCE 출결, ENROLLMENT 수강, CONSULT 상담, MEMO 메모, ACTUAL_EXAM 실전 성적';
comment on column student_timeline.at is '때';
comment on column student_timeline.title is '한 줄 요약';
comment on column student_timeline.ref_id is 'The row this line is about, in the table of its kind';
comment on column student_timeline.actor_id is 'Who did it';
