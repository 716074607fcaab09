-- The fullest day of a lecture is found in one pass over who comes and goes, not by counting everybody on each first day.

create or replace function enrolled_at_most(lecture uuid, during daterange, besides uuid default null) returns bigint language sql stable as $$
  select coalesce(max(people), 0) from (
    select sum(moment.change) over (order by moment.day) as people
    from enrollments
    cross join lateral (values (greatest(from_date, lower(during)), 1), (to_date + 1, -1)) as moment (day, change)
    where lecture_id = lecture and id is distinct from besides and daterange(from_date, to_date, '[]') && during and moment.day is not null
  ) as days
$$;
