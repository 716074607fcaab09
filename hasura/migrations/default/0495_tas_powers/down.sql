drop trigger tas_powers on tas;
drop function powers_of_columns();
comment on column tas.may_anonymise is '학생 지우기를 맡김; managers always may';
comment on column tas.may_issue_passwords is '임시 비밀번호 발급을 맡김; managers always may';
update tas set
  may_anonymise = exists (select from ta_powers where ta_id = tas.id and power = 'ANONYMISE'),
  may_issue_passwords = exists (select from ta_powers where ta_id = tas.id and power = 'ISSUE_PASSWORDS')
where (may_anonymise, may_issue_passwords) is distinct from (
  exists (select from ta_powers where ta_id = tas.id and power = 'ANONYMISE'),
  exists (select from ta_powers where ta_id = tas.id and power = 'ISSUE_PASSWORDS'));
drop table ta_powers;

create function pg_temp.reword(name regprocedure, was text, becomes text) returns void language plpgsql as $$
declare definition constant text := pg_get_functiondef(name);
begin
  if position(was in definition) = 0 then
    raise exception '% does not say: %', name, was;
  end if;
  execute replace(definition, was, becomes);
end $$;
select pg_temp.reword('guard_powers()', '  return coalesce(new, old);', $becomes$  perform refuse_own_decision(new.id, 'tas_own_powers', new.id);
  return new;$becomes$);
select pg_temp.reword('has_power(text)', 'select from ta_powers where ta_id = session_user_id() and ta_powers.power = has_power.power)',
  $becomes$select from tas where id = session_user_id()
      and case power when 'anonymise' then may_anonymise when 'issue-passwords' then may_issue_passwords end)$becomes$);
comment on function has_power(text) is 'Whether whoever asks may do what only managers may, and TAs to whom it was given: anonymise, issue-passwords';
select pg_temp.reword('guard_temporary_password()', 'ISSUE_PASSWORDS', 'issue-passwords');
select pg_temp.reword('schedule_anonymisation(uuid, timestamptz)', $$'ANONYMISE'$$, $$'anonymise'$$);
select pg_temp.reword('keep_student(uuid)', $$'ANONYMISE'$$, $$'anonymise'$$);
select pg_temp.reword('anonymise_ta(uuid)', E'delete from ta_powers where ta_id = ta.id;\n  ', '');
select pg_temp.reword('require_bare_ta()', 'exists (select from ta_powers where ta_id = new.id) or', 'new.may_anonymise or new.may_issue_passwords or');
drop function pg_temp.reword;
create trigger tas_powers before update of may_anonymise, may_issue_passwords on tas
  for each row when ((new.may_anonymise, new.may_issue_passwords) is distinct from (old.may_anonymise, old.may_issue_passwords))
  execute function guard_powers();
