-- Colleagues of one name are told apart wherever a name stands for one of them: those who may not read a login id have nothing else to go by.

create index users_staff_name_index on users (name, id) where type in ('TA', 'ADMIN');

create or replace view staff as
  select users.id,
    -- In the order in which they came: 박서연 A, 박서연 B.
    users.name || coalesce((
      select ' ' || chr(64 + least(26, count(*) filter (where namesake.id <= users.id))::integer)
      from users as namesake
      where namesake.name = users.name and namesake.type in ('TA', 'ADMIN')
      having count(*) > 1), '') as name,
    users.type, users.is_active, coalesce(tas.is_admin_level, users.type = 'ADMIN') as is_admin_level
  from users left join tas on tas.id = users.id
  where users.type in ('TA', 'ADMIN');
comment on column staff.name is '이름, with a letter where colleagues share it';
