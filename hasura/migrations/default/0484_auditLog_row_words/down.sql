do $$
declare statement text;
begin
  for statement in
    select format('comment on table %I is %L', name, words || coalesce(substring(obj_description(name::regclass, 'pg_class') from E'\n@.*$'), ''))
    from (values
      ('error_logs', 'Crashes reported by browsers, grouped by fingerprint'),
      ('exams', '주차 시험: an exam of one week, linked to a template or on its own'),
      ('refresh_tokens', 'One row a rotation; the token itself is this id signed with a secret the database does not hold'),
      ('videos', '주차 영상: a film of one week')
    ) as told (name, words)
  loop
    execute statement;
  end loop;
end $$;
