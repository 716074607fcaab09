create or replace function guard_attendance_type() returns trigger language plpgsql as $$
declare
  marked integer;
  names json;
begin
  if tg_op = 'DELETE' then
    select count(*) into marked from participants where attendance_type_id = old.id;
    if marked > 0 then
      select json_agg(name order by name) into names from lectures where id in (
        select week.lecture_id from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
        where participants.attendance_type_id = old.id);
      perform refuse('attendance_types_in_use', json_build_object('marked', marked, 'names', names), state => '23503');
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
