drop function anonymise_student(uuid);
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '감사 기록은 고치거나 지울 수 없습니다.' using errcode = '23514', constraint = 'audit_log_append_only';
end $$;
