-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- 학생 타임라인: staff only; ask for one student at a time
CREATE VIEW student_timeline AS
 SELECT participants.student_id,
    'ATTENDANCE'::text AS kind,
    participants.marked_at AS at,
    ((((lecture.name COLLATE "default") || ' '::text) || week_name(week.*)) || ' · '::text) || type.name AS title,
    participants.id AS ref_id,
    participants.marked_by AS actor_id
   FROM participants
     JOIN attendance_types type ON type.id = participants.attendance_type_id
     JOIN weekly_lectures week ON week.id = participants.weekly_lecture_id
     JOIN lectures lecture ON lecture.id = week.lecture_id
  WHERE participants.marked_at IS NOT NULL
UNION ALL
 SELECT enrollments.student_id,
    'ENROLLMENT'::text AS kind,
    (enrollments.from_date::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text) AS at,
    (lecture.name COLLATE "default") || ' 수강 시작'::text AS title,
    enrollments.id AS ref_id,
    enrollments.created_by AS actor_id
   FROM enrollments
     JOIN lectures lecture ON lecture.id = enrollments.lecture_id
UNION ALL
 SELECT consults.student_id,
    'CONSULT'::text AS kind,
    consults.consulted_at AS at,
    (
        CASE consults.channel
            WHEN 'PHONE'::text THEN '전화'::text
            WHEN 'VISIT'::text THEN '방문'::text
            WHEN 'VIDEO_CALL'::text THEN '화상'::text
            ELSE '문자'::text
        END || ' 상담 · '::text) || "left"(consults.body, 100) AS title,
    consults.id AS ref_id,
    consults.consulted_by AS actor_id
   FROM consults
UNION ALL
 SELECT student_memos.student_id,
    'MEMO'::text AS kind,
    student_memos.created_at AS at,
    "left"(student_memos.body, 100) AS title,
    student_memos.id AS ref_id,
    student_memos.created_by AS actor_id
   FROM student_memos
UNION ALL
 SELECT actual_exam_scores.student_id,
    'ACTUAL_EXAM'::text AS kind,
    actual_exam_scores.created_at AS at,
    (
        CASE actual_exam_scores.kind
            WHEN 'SCHOOL'::text THEN concat_ws(' '::text, actual_exam_scores.year || '년'::text, actual_exam_scores.term || '학기'::text,
            CASE actual_exam_scores.part
                WHEN 'MIDTERM'::text THEN '중간'::text
                WHEN 'FINAL'::text THEN '기말'::text
                ELSE NULL::text
            END, '내신')
            WHEN 'MOCK'::text THEN ((actual_exam_scores.year || '년 '::text) || actual_exam_scores.month) || '월 모의고사'::text
            ELSE actual_exam_scores.year || '학년도 수능'::text
        END || ' · '::text) || concat_ws(' '::text, actual_exam_scores.subject, trim_scale(actual_exam_scores.raw_score) || '점'::text, actual_exam_scores.grade || '등급'::text) AS title,
    actual_exam_scores.id AS ref_id,
    actual_exam_scores.created_by AS actor_id
   FROM actual_exam_scores
UNION ALL
 SELECT scores.student_id,
    'SCORE'::text AS kind,
        CASE attempt.attempt_type
            WHEN 'FIRST'::text THEN ((week.held_on + week.starts_at) AT TIME ZONE 'Asia/Seoul'::text)
            ELSE attempt.created_at
        END AS at,
    (((((exams.name ||
        CASE attempt.attempt_type
            WHEN 'RETAKE'::text THEN (' 재시험 '::text || attempt.retake_number) || '차'::text
            ELSE ''::text
        END) || ' · '::text) || trim_scale(attempt.value)) || '/'::text) || trim_scale(exams.total_points)) || '점'::text AS title,
    attempt.id AS ref_id,
    attempt.created_by AS actor_id
   FROM scores
     JOIN score_attempts attempt ON attempt.score_id = scores.id
     JOIN exams ON exams.id = scores.exam_id
     JOIN weekly_lectures week ON week.id = scores.weekly_lecture_id
  WHERE attempt.value IS NOT NULL
UNION ALL
 SELECT clinic_participants.student_id,
    clinic_participants.reserve_type AS kind,
    clinic_participants.starts_at AS at,
    (
        CASE clinic_participants.reserve_type
            WHEN 'CLINIC'::text THEN '클리닉'::text
            ELSE '상담'::text
        END || ' · '::text) ||
        CASE clinic_participants.status
            WHEN 'WAITING'::text THEN '대기'::text
            WHEN 'RESERVED'::text THEN '예약'::text
            WHEN 'ARRIVED'::text THEN '도착'::text
            WHEN 'DEPARTED'::text THEN '귀가'::text
            WHEN 'CANCELLED'::text THEN '취소'::text
            ELSE '불참'::text
        END AS title,
    clinic_participants.id AS ref_id,
    clinic_participants.created_by AS actor_id
   FROM clinic_participants
UNION ALL
 SELECT recipient.student_id,
    'MESSAGE'::text AS kind,
    COALESCE(recipient.sent_at, recipient.created_at) AS at,
    (
        CASE recipient.addressee
            WHEN 'STUDENT'::text THEN '학생'::text
            WHEN 'PARENT'::text THEN '보호자'::text
            ELSE '그 밖'::text
        END || '에게 문자 · '::text) || "left"(recipient.body, 100) AS title,
    recipient.id AS ref_id,
    message.created_by AS actor_id
   FROM sms_recipients recipient
     JOIN sms_messages message ON message.id = recipient.message_id
  WHERE recipient.student_id IS NOT NULL;
