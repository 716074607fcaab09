-- Testing: exams and their questions, who scored what, answer sheets, retakes; first the guard that every state column shares.

create function guard_move() returns trigger language plpgsql as $$
declare
  state constant text := to_jsonb(new) ->> tg_argv[0];
  former constant text := case tg_op when 'INSERT' then '' else to_jsonb(old) ->> tg_argv[0] end;
  parts text[];
  labels jsonb := '{}';
  allowed text[];
begin
  if state is not distinct from former then
    return new;
  end if;
  for place in 1 .. tg_nargs - 1 loop
    parts := regexp_match(tg_argv[place], '^\s*(\w*)\s*(.*?)\s*>\s*(.*?)\s*$');
    labels := labels || jsonb_build_object(parts[1], coalesce(nullif(parts[2], ''), parts[1]));
    if parts[1] = former then
      allowed := array_remove(regexp_split_to_array(parts[3], '\s+'), '');
    end if;
  end loop;
  -- An insert is free where no first states are named.
  if state = any (allowed) or (tg_op = 'INSERT' and allowed is null) then
    return new;
  end if;
  raise exception '%', format(case tg_op when 'INSERT' then '처음부터 ''%2$s''일 수는 없습니다. %3$s' else '''%s''에서 ''%s''(으)로는 바꿀 수 없습니다. %s' end,
      coalesce(labels ->> former, former, '없음'), coalesce(labels ->> state, state, '없음'),
      case when coalesce(cardinality(allowed), 0) = 0 then '더 바꿀 수 있는 상태가 없습니다.'
        else '가능한 상태: ' || (select string_agg(coalesce(labels ->> it, it), ', ') from unnest(allowed) as it) end)
    using errcode = '23514', constraint = tg_table_name || '_' || tg_argv[0] || '_move';
end $$;
comment on function guard_move() is
  'Row trigger that allows only listed moves of a state column: guard_move(''status'', ''> OPEN'', ''OPEN 열림 > CLOSED'', ''CLOSED 닫힘 >''); '
  'each text is state, Korean label, >, next states; without a state before > it lists the first states of an insert. Violates <table>_<column>_move';
