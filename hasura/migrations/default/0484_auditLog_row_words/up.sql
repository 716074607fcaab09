-- What a refusal calls a row that is not there, `시험을 찾을 수 없습니다`, is what its table's comment begins with.
do $$
declare statement text;
begin
  for statement in
    select format('comment on table %I is %L', name, words || coalesce(substring(obj_description(name::regclass, 'pg_class') from E'\n@.*$'), ''))
    from (values
      ('error_logs', '오류 기록: crashes reported by browsers, grouped by fingerprint'),
      ('exams', '시험: an exam of one week, linked to a template or on its own'),
      ('refresh_tokens', '로그인한 기기: one row a rotation; the token itself is this id signed with a secret the database does not hold'),
      ('videos', '영상: a film of one week')
    ) as told (name, words)
  loop
    execute statement;
  end loop;
end $$;
