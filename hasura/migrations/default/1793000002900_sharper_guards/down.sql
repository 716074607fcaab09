drop trigger users_guard on users;
drop trigger tas_guard on tas;
drop trigger students_guard on students;
drop function guard_user(), guard_person();

create or replace function guard_enrollment() returns trigger language plpgsql as $$
declare lecture lectures;
begin
  select * into lecture from lectures where id = new.lecture_id for update;
  if tg_op = 'INSERT' and lecture.status = 'DISABLED' then
    raise exception '종료된 강의에는 등록할 수 없습니다.' using errcode = '23514', constraint = 'enrollments_lecture_active';
  end if;
  if (select count(*) from enrollments as other
      where other.lecture_id = new.lecture_id and other.id <> new.id
        and daterange(other.from_date, other.to_date, '[]') && daterange(new.from_date, new.to_date, '[]')) >= lecture.capacity then
    raise exception '정원 %명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.', lecture.capacity
      using errcode = '23514', constraint = 'enrollments_capacity';
  end if;
  return new;
end $$;

create or replace function guard_lecture() returns trigger language plpgsql as $$
declare enrolled integer;
begin
  if new.capacity < old.capacity then
    select count(*) into enrolled from enrollments
    where lecture_id = new.id and daterange(from_date, to_date, '[]') @> (now() at time zone 'Asia/Seoul')::date;
    if enrolled > new.capacity then
      raise exception '지금 %명이 등록되어 있어 정원을 그보다 줄일 수 없습니다.', enrolled
        using errcode = '23514', constraint = 'lectures_capacity_below_enrolled';
    end if;
  end if;
  return new;
end $$;

drop function enrolled_at_most(uuid, daterange, uuid);
