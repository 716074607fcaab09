-- What a guardian gave only the guardian takes back: they tell the academy, which writes it down.

create or replace function guard_consent() returns trigger language plpgsql as $$
declare
  student students;
begin
  if tg_op = 'UPDATE' then
    if old.withdrawn_at is not null then
      perform refuse('consents_withdrawn');
    end if;
    if old.giver = 'GUARDIAN' and session_variable('x-hasura-role') = 'student' then
      perform refuse('consents_of_guardian');
    end if;
    if (new.student_id, new.kind, new.giver, new.giver_name, new.method, new.given_at)
      is distinct from (old.student_id, old.kind, old.giver, old.giver_name, old.method, old.given_at) then
      perform refuse('consents_fixed');
    end if;
    return new;
  end if;
  select * into student from students where id = new.student_id for share;
  if new.giver = 'STUDENT' and needs_guardian(student) then
    perform refuse('consents_guardian_needed');
  end if;
  if new.given_at > now() + interval '1 minute' then
    perform refuse('consents_given_in_future');
  end if;
  return new;
end $$;
