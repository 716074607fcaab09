-- What a refusal calls a row that is not there, `시험을 찾을 수 없습니다`, is what its table's comment begins with, and so is the name of a column.
do $$
declare statement text;
begin
  for statement in
    select case when held is null
      then format('comment on table %I is %L', name, words || coalesce(substring(obj_description(name::regclass, 'pg_class') from E'\n@.*$'), ''))
      else format('comment on column %I.%I is %L', name, held, words || coalesce(substring(col_description(name::regclass, attnum) from E'\n@.*$'), '')) end
    from (values
      ('alert_settings', 'auto_absent_since', '자동 결석 시작일: of the lessons whose empty marks become absences the day after; null until the academy turns it on'),
      ('attendance_types', 'is_active', '사용; one that is not cannot be chosen any more'),
      ('attendance_types', 'short_name', '줄임말: one or two letters in the attendance book'),
      ('error_logs', null, '오류 기록: crashes reported by browsers, grouped by fingerprint'),
      ('exams', null, '시험: an exam of one week, linked to a template or on its own'),
      ('hourly_wage_types', 'is_active', '사용: it can be given anew'),
      ('landing_pages', 'takes_inquiries', '상담 신청 받기'),
      ('notices', 'is_for_students', '학생에게 보이기: on their clinic page'),
      ('notices', 'is_pinned', '맨 위에 고정'),
      ('push_alert_templates', 'is_active', '사용'),
      ('refresh_tokens', null, '로그인한 기기: one row a rotation; the token itself is this id signed with a secret the database does not hold'),
      ('student_memos', 'is_pinned', '맨 위에 고정'),
      ('videos', null, '영상: a film of one week'),
      ('weekly_lectures', 'special_name', '주차 이름: of a lesson such as 특강 or 보강; null for a numbered week'),
      ('words', null, '단어 of a deck'),
      ('words', 'synonyms', '함께 받는 답: right answers, too'),
      ('words', 'term', '단어')
    ) as told (name, held, words) left join pg_attribute on attrelid = name::regclass and attname = held
  loop
    execute statement;
  end loop;
end $$;
