-- Links for parents: each opens one thing of one student without signing in, until it expires, is used up or revoked.

create table parent_links (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  purpose text not null,
  video_id uuid references videos (id) on delete cascade,
  token_hash text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz,
  opened_count integer not null default 0,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint parent_links_purpose_known check (purpose in ('WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'VIDEO', 'CONSENT')),
  constraint parent_links_video_of_purpose check ((purpose = 'VIDEO') = (video_id is not null)),
  constraint parent_links_token_hash_key unique (token_hash),
  constraint parent_links_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint parent_links_expires_later check (expires_at > created_at),
  constraint parent_links_opened_stamped check ((opened_count = 0) = (first_opened_at is null) and (first_opened_at is null) = (last_opened_at is null))
);
comment on table parent_links is '보호자 링크: opens one thing of one student without signing in';
comment on column parent_links.student_id is '학생';
comment on column parent_links.purpose is 'WEEK 이번 주, COUNSEL 상담 예약, CLINIC 클리닉 예약, ABSENCE 결석 알림, VIDEO 영상, CONSENT 보호자 동의';
comment on column parent_links.video_id is '영상 of a link to one';
comment on column parent_links.token_hash is 'SHA-256 of what stands in the address; the address itself is kept nowhere but in the text that carries it';
comment on column parent_links.expires_at is '만료';
comment on column parent_links.revoked_at is '해지; null while it opens';
comment on column parent_links.used_at is 'When it was used up; null while it opens';
comment on column parent_links.opened_count is '열람 횟수';
comment on column parent_links.first_opened_at is '처음 연 때';
comment on column parent_links.last_opened_at is '마지막으로 연 때';
create index parent_links_student_id_index on parent_links (student_id, created_at);
create index parent_links_video_id_index on parent_links (video_id);
create index parent_links_created_by_index on parent_links (created_by);

create function guard_parent_link() returns trigger language plpgsql as $$
begin
  if (new.student_id, new.purpose, new.video_id, new.token_hash) is distinct from (old.student_id, old.purpose, old.video_id, old.token_hash) then
    perform refuse('parent_links_fixed');
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at
    or old.used_at is not null and new.used_at is distinct from old.used_at then
    perform refuse('parent_links_ended');
  end if;
  return new;
end $$;
comment on function guard_parent_link() is 'A link opens one thing for ever, and once revoked or used up none';
create trigger parent_links_guard before update on parent_links for each row execute function guard_parent_link();
create trigger parent_links_anonymised before insert on parent_links for each row execute function refuse_anonymised();

create table parent_link_devices (
  link_id uuid not null references parent_links (id) on delete cascade,
  device_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (link_id, device_hash),
  constraint parent_link_devices_hash_form check (device_hash ~ '^[0-9a-f]{64}$')
);
comment on table parent_link_devices is 'Browsers that may open a link: the first three, and those that knew the last four digits';
comment on column parent_link_devices.link_id is '링크';
comment on column parent_link_devices.device_hash is 'SHA-256 of the browser''s cookie under this link';
create trigger parent_link_devices_touch before update on parent_link_devices for each row execute function touch_updated_at();

create function forget_parent_links() returns trigger language plpgsql as $$
begin
  update parent_links set revoked_at = now() where student_id = new.id and revoked_at is null;
  return null;
end $$;
comment on function forget_parent_links() is 'Of somebody who is forgotten no link opens';
create trigger students_forget_parent_links after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_parent_links();

select keep_records('parent_links');
select comment_on_records('parent_links', 'parent_link_devices');
