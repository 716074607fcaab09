-- One link a family: all children of the same parents behind one PIN, which the first browser chooses.

alter table parent_links drop constraint parent_links_purpose_known,
  add constraint parent_links_purpose_known check (purpose in ('FAMILY', 'WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT'));
alter table parent_links
  add column pin_hash text,
  add constraint parent_links_pin_hash_form check (pin_hash ~ '^[0-9a-f]{64}$'),
  add constraint parent_links_pin_of_family check (pin_hash is null or purpose = 'FAMILY');
comment on column parent_links.purpose is E'용도: FAMILY 보호자 홈, WEEK 이번 주, COUNSEL 상담 예약, CLINIC 클리닉 예약, ABSENCE 결석 알림, VIDEO 영상, CONSENT 보호자 동의\n@personal none';
comment on column parent_links.pin_hash is E'비밀번호: keyed hash of the six digits that the first browser chose; null until then\n@personal none';

create or replace function guard_parent_link() returns trigger language plpgsql as $$
begin
  if (new.student_id, new.purpose, new.video_id, new.token_hash) is distinct from (old.student_id, old.purpose, old.video_id, old.token_hash)
    or old.pin_hash is not null and new.pin_hash is distinct from old.pin_hash then
    perform refuse('parent_links_fixed');
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at
    or old.used_at is not null and new.used_at is distinct from old.used_at then
    perform refuse('parent_links_ended');
  end if;
  if new.wrong_digits < old.wrong_digits or new.renewals < old.renewals then
    perform refuse('parent_links_counts_grow');
  end if;
  return new;
end $$;
comment on function guard_parent_link() is 'A link opens one thing for ever, with one PIN, and once revoked or used up none';

-- A sibling alone is not enough: parents who live apart have numbers of their own, and see their own children.
create function family_of(child uuid) returns setof uuid language sql stable as $$
  with recursive family (id) as (
    select child
    union
    select other.id
    from family
    join students as own on own.id = family.id
    join student_siblings as pair on family.id in (pair.one_id, pair.other_id) and pair.status = 'CONFIRMED'
    join students as other on other.id in (pair.one_id, pair.other_id) and other.id <> own.id and other.parent_phone = own.parent_phone
  )
  select id from family where is_active_student(id)
$$;
comment on function family_of(uuid) is 'The student, and the siblings that staff confirmed and whose parents have the same number; only those who take part';
