create or replace view staff as
  select users.id, users.name, users.type, users.is_active, coalesce(tas.is_admin_level, users.type = 'ADMIN') as is_admin_level
  from users left join tas on tas.id = users.id
  where users.type in ('TA', 'ADMIN');
comment on column staff.name is '이름';

drop index users_staff_name_index;
