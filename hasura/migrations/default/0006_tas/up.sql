-- TAs: users who assist, and the names of all staff.

create table tas (
  id uuid primary key references users (id) on delete cascade,
  is_admin_level boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table tas is '조교: a user who assists; id is the user id';
comment on column tas.id is 'Key, the user''s';
comment on column tas.is_admin_level is '관리자 권한';
comment on column tas.created_at is 'When it was made';
comment on column tas.updated_at is 'When it was changed last';

create trigger tas_guard before insert or update of id on tas for each row execute function guard_person();

create function guard_user() returns trigger language plpgsql as $$
begin
  if (new.type <> 'STUDENT' and exists (select from students where id = new.id)) or (new.type <> 'TA' and exists (select from tas where id = new.id)) then
    perform refuse('users_type_fixed');
  end if;
  return new;
end $$;
create trigger users_guard before update of type on users for each row when (new.type <> old.type) execute function guard_user();

create view staff as
  select users.id, users.name, users.type, users.is_active, coalesce(tas.is_admin_level, users.type = 'ADMIN') as is_admin_level
  from users left join tas on tas.id = users.id
  where users.type in ('TA', 'ADMIN');
comment on view staff is '직원: the names that staff see beside what a colleague did; no phone, no login id';
comment on column staff.id is 'Key, the user''s';
comment on column staff.name is '이름';
comment on column staff.type is '구분: TA 조교, ADMIN 관리자';
comment on column staff.is_active is '활성';
comment on column staff.is_admin_level is '관리자 권한';

select keep_records('tas');
