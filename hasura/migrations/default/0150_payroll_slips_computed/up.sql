-- A slip is what its month is computed to, whoever writes it.

create function guard_new_slips() returns trigger language plpgsql as $$
declare closed record;
begin
  for closed in select distinct closing_id, month from made loop
    if not exists (select from payroll_closings where id = closed.closing_id and month = closed.month)
      or exists (
        select from made left join (select * from pay_months where month = closed.month) as pay on pay.ta_id = made.ta_id
        where made.month = closed.month
          and (made.minutes, made.hourly, made.salary, made.weekly_holiday, made.custom, made.earned, made.claimed, made.withheld, made.net)
            is distinct from (pay.minutes, pay.hourly, pay.salary, pay.weekly_holiday, pay.custom, pay.earned, pay.claimed, pay.withheld, pay.net))
    then
      perform refuse('pay_slips_computed');
    end if;
  end loop;
  return null;
end $$;
comment on function guard_new_slips() is 'Slips belong to the closing of their month and say what pay_months computes for it';
create trigger pay_slips_computed after insert on pay_slips referencing new table as made
  for each statement execute function guard_new_slips();
