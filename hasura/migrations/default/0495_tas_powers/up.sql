-- What a manager lets a TA do besides is a row each: one more power is a code with its word.

create table ta_powers (
  id uuid primary key default uuid_v7(),
  ta_id uuid not null references tas (id) on delete cascade,
  power text not null constraint ta_powers_power_known check (power in ('ANONYMISE', 'ISSUE_PASSWORDS')),
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ta_powers_power_key unique (ta_id, power)
);
comment on table ta_powers is E'조교에게 맡긴 일: what managers always may, and who else\n@person ta ta_id';
comment on column ta_powers.ta_id is '조교';
comment on column ta_powers.power is E'맡긴 일: ANONYMISE 학생 지우기, ISSUE_PASSWORDS 임시 비밀번호\n@personal none';
create index ta_powers_created_by_index on ta_powers (created_by);
select comment_records('ta_powers');

insert into ta_powers (ta_id, power)
select id, power from tas, lateral (values ('ANONYMISE', may_anonymise), ('ISSUE_PASSWORDS', may_issue_passwords)) as given (power, holds)
where holds;

select keep_records('ta_powers');
-- The version before reads the columns at a sign-in and writes them; what it writes is said in rows. The next step drops both.
create function powers_of_columns() returns trigger language plpgsql as $$
begin
  delete from ta_powers where ta_id = new.id
    and not case power when 'ANONYMISE' then new.may_anonymise when 'ISSUE_PASSWORDS' then new.may_issue_passwords end;
  insert into ta_powers (ta_id, power)
  select new.id, power from (values ('ANONYMISE', new.may_anonymise), ('ISSUE_PASSWORDS', new.may_issue_passwords)) as given (power, holds)
  where holds on conflict do nothing;
  return new;
end $$;
comment on function powers_of_columns() is 'The powers that the version before wrote in columns of tas, as rows';
drop trigger tas_powers on tas;
create trigger tas_powers after update of may_anonymise, may_issue_passwords on tas
  for each row when ((new.may_anonymise, new.may_issue_passwords) is distinct from (old.may_anonymise, old.may_issue_passwords))
  execute function powers_of_columns();
comment on column tas.may_anonymise is '학생 지우기를 맡김; of the version before, now a row of ta_powers';
comment on column tas.may_issue_passwords is '임시 비밀번호 발급을 맡김; of the version before, now a row of ta_powers';
create trigger ta_powers_another before insert or update or delete on ta_powers for each row execute function guard_own_decision('tas_own_powers');
create trigger ta_powers_former before insert on ta_powers for each row execute function refuse_former_ta();
create trigger ta_powers_managers before insert or update or delete on ta_powers for each row execute function guard_powers();

-- Only what is asked changes, whatever else the functions say.
create function pg_temp.reword(name regprocedure, was text, becomes text) returns void language plpgsql as $$
declare definition constant text := pg_get_functiondef(name);
begin
  if position(was in definition) = 0 then
    raise exception '% does not say: %', name, was;
  end if;
  execute replace(definition, was, becomes);
end $$;
select pg_temp.reword('guard_powers()', $was$  perform refuse_own_decision(new.id, 'tas_own_powers', new.id);
  return new;$was$, '  return coalesce(new, old);');
select pg_temp.reword('has_power(text)', $was$select from tas where id = session_user_id()
      and case power when 'anonymise' then may_anonymise when 'issue-passwords' then may_issue_passwords end)$was$,
  'select from ta_powers where ta_id = session_user_id() and ta_powers.power = has_power.power)');
comment on function has_power(text) is 'Whether whoever asks may do what only managers may, and TAs to whom it was given (ta_powers.power)';
select pg_temp.reword('guard_temporary_password()', 'issue-passwords', 'ISSUE_PASSWORDS');
select pg_temp.reword('schedule_anonymisation(uuid, timestamptz)', $$'anonymise'$$, $$'ANONYMISE'$$);
select pg_temp.reword('keep_student(uuid)', $$'anonymise'$$, $$'ANONYMISE'$$);
select pg_temp.reword('anonymise_ta(uuid)', 'delete from ta_wage_types', E'delete from ta_powers where ta_id = ta.id;\n  delete from ta_wage_types');
select pg_temp.reword('require_bare_ta()', 'new.may_anonymise or new.may_issue_passwords or', 'exists (select from ta_powers where ta_id = new.id) or');
drop function pg_temp.reword;
