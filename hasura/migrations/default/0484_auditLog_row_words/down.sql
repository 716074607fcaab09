do $$
declare statement text;
begin
  for statement in
    select case when held is null
      then format('comment on table %I is %L', name, words || coalesce(substring(obj_description(name::regclass, 'pg_class') from E'\n@.*$'), ''))
      else format('comment on column %I.%I is %L', name, held, words || coalesce(substring(col_description(name::regclass, attnum) from E'\n@.*$'), '')) end
    from (values
      ('alert_settings', 'auto_absent_since', '이날 수업부터 비어 있는 출결을 다음 날 결석으로; null until the academy turns it on'),
      ('attendance_types', 'is_active', '쓰는 중; one that is not cannot be chosen any more'),
      ('attendance_types', 'short_name', '짧은 이름: one or two letters in the attendance book'),
      ('error_logs', null, 'Crashes reported by browsers, grouped by fingerprint'),
      ('exams', null, '주차 시험: an exam of one week, linked to a template or on its own'),
      ('hourly_wage_types', 'is_active', '새로 쓸 수 있음'),
      ('landing_pages', 'takes_inquiries', '문의 받기'),
      ('notices', 'is_for_students', '학생에게 보임: on their clinic page'),
      ('notices', 'is_pinned', '위에 고정'),
      ('push_alert_templates', 'is_active', '쓰는 중'),
      ('refresh_tokens', null, 'One row a rotation; the token itself is this id signed with a secret the database does not hold'),
      ('student_memos', 'is_pinned', '위에 고정'),
      ('videos', null, '주차 영상: a film of one week'),
      ('weekly_lectures', 'special_name', '특강 이름: of a lesson such as 특강 or 보강; null for a numbered week'),
      ('words', null, '낱말 of a deck'),
      ('words', 'synonyms', '정답으로 함께 받는 말'),
      ('words', 'term', '낱말')
    ) as told (name, held, words) left join pg_attribute on attrelid = name::regclass and attname = held
  loop
    execute statement;
  end loop;
end $$;
