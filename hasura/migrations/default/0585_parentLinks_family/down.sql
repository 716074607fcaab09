drop function family_of(uuid);

create or replace function guard_parent_link() returns trigger language plpgsql as $$
begin
  if (new.student_id, new.purpose, new.video_id, new.token_hash) is distinct from (old.student_id, old.purpose, old.video_id, old.token_hash) then
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
comment on function guard_parent_link() is 'A link opens one thing for ever, and once revoked or used up none';

delete from parent_links where purpose = 'FAMILY';
alter table parent_links drop column pin_hash;
alter table parent_links drop constraint parent_links_purpose_known,
  add constraint parent_links_purpose_known check (purpose in ('WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT'));
comment on column parent_links.purpose is E'용도: WEEK 이번 주, COUNSEL 상담 예약, CLINIC 클리닉 예약, ABSENCE 결석 알림, VIDEO 영상, CONSENT 보호자 동의\n@personal none';
