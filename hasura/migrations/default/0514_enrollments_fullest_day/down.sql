create or replace function enrolled_at_most(lecture uuid, during daterange, besides uuid default null) returns bigint language sql stable as $$
  select coalesce(max(people), 0) from (
    select count(*) as people
    from (select distinct greatest(from_date, lower(during)) as on_date from enrollments
      where lecture_id = lecture and id is distinct from besides and daterange(from_date, to_date, '[]') && during) as day
    join enrollments as other on other.lecture_id = lecture and other.id is distinct from besides
      and daterange(other.from_date, other.to_date, '[]') @> day.on_date
    group by day.on_date) as days
$$;
