-- Attendance types: the marks an academy uses.

create table attendance_types (
  id uuid primary key default uuid_v7(),
  name text not null,
  short_name text not null,
  color text not null,
  counts_as_present boolean not null,
  sequence integer not null,
  is_active boolean not null default true,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint attendance_types_name_key unique (name),
  constraint attendance_types_name_form check (name = btrim(name) and length(name) between 1 and 10),
  constraint attendance_types_short_name_form check (length(short_name) between 1 and 2),
  constraint attendance_types_color_form check (color ~ '^#[0-9a-f]{6}$'),
  constraint attendance_types_sequence_key unique (sequence) deferrable initially deferred
);
comment on table attendance_types is '출결 구분';
comment on column attendance_types.id is 'Key';
comment on column attendance_types.name is '이름';
comment on column attendance_types.short_name is '출석부에 찍는 한두 글자';
comment on column attendance_types.color is '색, #rrggbb';
comment on column attendance_types.counts_as_present is '출석으로 인정';
comment on column attendance_types.sequence is '순서; 1–9 are the keys of the attendance grid';
comment on column attendance_types.is_active is '쓰는 중; one that is not cannot be chosen any more';
comment on column attendance_types.created_by is 'Who made it; null for what the academy came with';
comment on column attendance_types.created_at is 'When it was made';
comment on column attendance_types.updated_at is 'When it was changed last';
create index attendance_types_created_by_index on attendance_types (created_by);

create function counts_as_present(type uuid) returns boolean language sql stable as $$
  select counts_as_present from attendance_types where id = type
$$;
comment on function counts_as_present(uuid) is 'Whether a mark counts as present; null while unset';

create function guard_attendance_type() returns trigger language plpgsql as $$
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
comment on function guard_attendance_type() is 'A type in use is not deleted; one that make-up lessons rest on keeps what it counts as';
create trigger attendance_types_guard before update or delete on attendance_types for each row execute function guard_attendance_type();

select keep_records('attendance_types');

insert into attendance_types (name, short_name, color, counts_as_present, sequence) values
  ('출석', '출', '#15803d', true, 1),
  ('지각', '지', '#b45309', true, 2),
  ('조퇴', '조', '#a16207', true, 3),
  ('결석', '결', '#b91c1c', false, 4),
  ('영상', '영', '#1d4ed8', true, 5),
  ('보강', '보', '#6d28d9', true, 6),
  ('공결', '공', '#475569', true, 7);
