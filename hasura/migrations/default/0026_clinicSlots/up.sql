-- Clinic slots: the periods students reserve, for clinic and counsel, and the rules of the clinic.

create table clinic_slots (
  id uuid primary key default uuid_v7(),
  reserve_type text not null,
  counsel_type text,
  held_on date not null generated always as ((starts_at at time zone 'Asia/Seoul')::date) stored,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  room text not null default '',
  note text not null default '',
  capacity integer not null,
  closes_at timestamptz not null,
  cancel_until timestamptz not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ta_id uuid references tas (id),
  opens_at timestamptz,
  constraint clinic_slots_type_key unique (id, reserve_type),
  constraint clinic_slots_place_key unique (reserve_type, starts_at, room),
  constraint clinic_slots_reserve_type_known check (reserve_type in ('CLINIC', 'COUNSEL')),
  constraint clinic_slots_counsel_type_known check (counsel_type in ('STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT')),
  constraint clinic_slots_counsel_type_of_counsel check (counsel_type is null or reserve_type = 'COUNSEL'),
  constraint clinic_slots_hours_forward check (ends_at > starts_at and ends_at <= starts_at + interval '12 hours'),
  constraint clinic_slots_closes_before_end check (closes_at <= ends_at),
  constraint clinic_slots_cancel_before_end check (cancel_until <= ends_at),
  constraint clinic_slots_capacity_range check (capacity between 1 and 500),
  constraint clinic_slots_room_length check (room = btrim(room) and length(room) <= 30),
  constraint clinic_slots_note_length check (length(note) <= 500),
  constraint clinic_slots_opens_before_close check (opens_at <= closes_at)
);
comment on table clinic_slots is '클리닉·상담 시간: a dated period with a capacity that students reserve';
comment on column clinic_slots.reserve_type is 'CLINIC 클리닉, COUNSEL 상담';
comment on column clinic_slots.counsel_type is '상담 종류: STUDY 학습, SCORES 성적, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null of a counsel slot for any';
comment on column clinic_slots.held_on is '날짜, Asia/Seoul; follows from starts_at';
comment on column clinic_slots.starts_at is '시작';
comment on column clinic_slots.ends_at is '끝';
comment on column clinic_slots.room is '장소; tells slots of the same hour apart';
comment on column clinic_slots.note is '안내: students read it';
comment on column clinic_slots.capacity is '정원: never more bookings that hold a seat';
comment on column clinic_slots.closes_at is '예약 마감: students reserve until then, staff always';
comment on column clinic_slots.cancel_until is '취소 기한: students cancel until then, staff always';
comment on column clinic_slots.ta_id is '담당 조교: of every booking that has no other';
comment on column clinic_slots.opens_at is '예약 시작: students reserve from then on, staff always; null for at once';
create index clinic_slots_day_index on clinic_slots (held_on, reserve_type, starts_at);
create index clinic_slots_closes_at_index on clinic_slots (closes_at);
create index clinic_slots_created_by_index on clinic_slots (created_by);
create index clinic_slots_ta_index on clinic_slots (ta_id, starts_at);

create table clinic_rules (
  id uuid primary key default '00000000-0000-7000-8000-000000000001',
  closing_time time not null default '22:00',
  late_rule text not null default 'WARN',
  holiday_rule text not null default 'WARN',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clinic_rules_one check (id = '00000000-0000-7000-8000-000000000001'),
  constraint clinic_rules_late_known check (late_rule in ('ALLOW', 'WARN', 'REFUSE')),
  constraint clinic_rules_holiday_known check (holiday_rule in ('ALLOW', 'WARN', 'REFUSE'))
);
comment on table clinic_rules is '클리닉 규칙: one row, what a slot at a late hour or on a holiday leads to';
comment on column clinic_rules.id is 'Always the same: there is one row';
comment on column clinic_rules.closing_time is '마감 시각, Asia/Seoul: by then every slot has ended (학원 조례: 22:00 in Seoul)';
comment on column clinic_rules.late_rule is '늦은 시간: ALLOW 허용, WARN 경고, REFUSE 거절';
comment on column clinic_rules.holiday_rule is '공휴일: ALLOW 허용, WARN 경고, REFUSE 거절';

insert into clinic_rules default values;

create function hold_clinic_slots(variadic slot_ids uuid[]) returns void language plpgsql as $$
begin
  perform refuse_old_snapshots();
  perform from clinic_slots where id = any (slot_ids) order by id for no key update;
end $$;
comment on function hold_clinic_slots(uuid[]) is
  'Queues up for slots in order of their ids, until the transaction ends. Commands that change bookings call it before they lock one, so that none deadlocks';

create function guard_clinic_slot() returns trigger language plpgsql as $$
declare
  taken bigint;
begin
  if tg_op = 'DELETE' then
    if exists (select from clinic_participants where slot_id = old.id and status <> 'CANCELLED') then
      perform refuse('clinic_slots_in_use');
    end if;
    return old;
  end if;
  taken := clinic_seats_taken(new.id);
  if new.capacity < taken then
    perform refuse('clinic_slots_capacity_below_booked', json_build_object('booked', taken));
  end if;
  return new;
end $$;
create trigger clinic_slots_guard before update of capacity or delete on clinic_slots for each row execute function guard_clinic_slot();

create function follow_clinic_slot() returns trigger language plpgsql as $$
begin
  if (new.starts_at, new.ends_at) is distinct from (old.starts_at, old.ends_at) then
    update clinic_participants set
      starts_at = case when starts_at = old.starts_at then new.starts_at else starts_at end,
      ends_at = case when ends_at = old.ends_at then new.ends_at else ends_at end
    where slot_id = new.id and status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED') and (starts_at = old.starts_at or ends_at = old.ends_at)
      and case when starts_at = old.starts_at then new.starts_at else starts_at end < case when ends_at = old.ends_at then new.ends_at else ends_at end;
    if exists (select from clinic_participants where slot_id = new.id and status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED')
        and (starts_at < new.starts_at or ends_at > new.ends_at)) then
      perform refuse('clinic_slots_participants_within');
    end if;
    perform announce('clinicParticipants');
  end if;
  if new.capacity > old.capacity then
    perform promote_waiting(new.id);
  end if;
  return null;
end $$;
comment on function follow_clinic_slot() is 'Bookings at the slot''s own time move with it; new seats go to those who wait';
create trigger clinic_slots_follow after update of starts_at, ends_at, capacity on clinic_slots for each row execute function follow_clinic_slot();
create trigger clinic_rules_version before update on clinic_rules for each row execute function raise_version();
create trigger clinic_slots_version before update on clinic_slots for each row
  when ((old.reserve_type, old.counsel_type, old.starts_at, old.ends_at, old.room, old.note, old.capacity, old.ta_id, old.opens_at, old.closes_at, old.cancel_until)
    is distinct from (new.reserve_type, new.counsel_type, new.starts_at, new.ends_at, new.room, new.note, new.capacity, new.ta_id, new.opens_at, new.closes_at, new.cancel_until))
  execute function raise_version();
create trigger clinic_slots_announce after insert or update or delete on clinic_slots
  for each statement execute function announce_roots('clinicSlots', 'clinicSlotLoads', 'clinicOpenSlots');

select keep_records('clinic_slots', 'clinic_rules');
select comment_records('clinic_slots', 'clinic_rules');
