create or replace function guard_attendance_type() returns trigger language plpgsql as $$
declare marked integer;
begin
  if tg_op = 'DELETE' then
    select count(*) into marked from participants where attendance_type_id = old.id;
    if marked > 0 then
      perform refuse('attendance_types_in_use', json_build_object('marked', marked), state => '23503');
    end if;
    return old;
  end if;
  if new.counts_as_present <> old.counts_as_present and exists (
    select from participants as makeup join participants as missed on missed.id = makeup.makeup_for_id
    where old.id in (makeup.attendance_type_id, missed.attendance_type_id)) then
    perform refuse('attendance_types_makeup');
  end if;
  return new;
end $$;
