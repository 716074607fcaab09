-- Guards that the first migrations lacked: who may be a student or a TA, and seats counted on every day.

create function guard_person() returns trigger language plpgsql as $$
declare kind text;
begin
  select type into kind from users where id = new.id for share;
  if tg_table_name = 'students' and kind <> 'STUDENT' then
    raise exception '이 사용자는 학생 계정이 아닙니다.' using errcode = '23514', constraint = 'students_user_type';
  end if;
  if tg_table_name = 'tas' and kind <> 'TA' then
    raise exception '이 사용자는 조교 계정이 아닙니다.' using errcode = '23514', constraint = 'tas_user_type';
  end if;
  return new;
end $$;
comment on function guard_person() is 'A student is a user of the type STUDENT, a TA one of the type TA';
create trigger students_guard before insert or update of id on students for each row execute function guard_person();
create trigger tas_guard before insert or update of id on tas for each row execute function guard_person();

create function guard_user() returns trigger language plpgsql as $$
begin
  if (new.type <> 'STUDENT' and exists (select from students where id = new.id)) or (new.type <> 'TA' and exists (select from tas where id = new.id)) then
    raise exception '학생이나 조교로 등록된 사용자의 구분은 바꿀 수 없습니다.' using errcode = '23514', constraint = 'users_type_fixed';
  end if;
  return new;
end $$;
create trigger users_guard before update of type on users for each row when (new.type <> old.type) execute function guard_user();

create function enrolled_at_most(lecture uuid, during daterange, besides uuid default null) returns bigint language sql stable as $$
  select coalesce(max(people), 0) from (
    select count(*) as people
    from (select distinct greatest(from_date, lower(during)) as on_date from enrollments
      where lecture_id = lecture and id is distinct from besides and daterange(from_date, to_date, '[]') && during) as day
    join enrollments as other on other.lecture_id = lecture and other.id is distinct from besides
      and daterange(other.from_date, other.to_date, '[]') @> day.on_date
    group by day.on_date) as days
$$;
comment on function enrolled_at_most(uuid, daterange, uuid) is 'How many students a lecture has on its fullest day of a span of days, one enrollment left out';

create or replace function guard_enrollment() returns trigger language plpgsql as $$
declare lecture lectures;
begin
  -- Said here, since a span that ends before it begins is an error without a name in everything below.
  if new.to_date < new.from_date then
    raise exception '마지막 날이 시작일보다 빠릅니다.' using errcode = '23514', constraint = 'enrollments_dates_forward';
  end if;
  if tg_op = 'UPDATE' and (new.lecture_id, new.student_id) is distinct from (old.lecture_id, old.student_id) then
    raise exception '수강등록의 강의와 학생은 바꿀 수 없습니다. 이 등록을 끝내고 새로 등록해 주세요.'
      using errcode = '23514', constraint = 'enrollments_stay';
  end if;
  select * into lecture from lectures where id = new.lecture_id for update;
  if tg_op = 'INSERT' and lecture.status = 'DISABLED' then
    raise exception '종료된 강의에는 등록할 수 없습니다.' using errcode = '23514', constraint = 'enrollments_lecture_active';
  end if;
  if enrolled_at_most(new.lecture_id, daterange(new.from_date, new.to_date, '[]'), new.id) >= lecture.capacity then
    raise exception '정원 %명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.', lecture.capacity
      using errcode = '23514', constraint = 'enrollments_capacity';
  end if;
  return new;
end $$;

create or replace function guard_lecture() returns trigger language plpgsql as $$
declare enrolled bigint;
begin
  if new.capacity < old.capacity then
    enrolled := enrolled_at_most(new.id, daterange((now() at time zone 'Asia/Seoul')::date, null));
    if enrolled > new.capacity then
      raise exception '오늘부터 많게는 %명이 등록되어 있어 정원을 그보다 줄일 수 없습니다.', enrolled
        using errcode = '23514', constraint = 'lectures_capacity_below_enrolled';
    end if;
  end if;
  return new;
end $$;
