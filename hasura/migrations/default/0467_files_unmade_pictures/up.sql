-- Pictures that were stored before every picture was made anew keep what the camera wrote, the place of a student's home among it. A job makes them anew, one
-- by one; it alone changes the content of a file that is done.

create table unmade_pictures (
  id uuid primary key default uuid_v7(),
  file_id uuid references files (id) on delete cascade,
  landing_picture_id uuid references landing_pictures (id) on delete cascade,
  made_sha256 text,
  fault text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint unmade_pictures_one_picture check (num_nonnulls(file_id, landing_picture_id) = 1),
  constraint unmade_pictures_made_form check (made_sha256 ~ '^[0-9a-f]{64}$')
);
comment on table unmade_pictures is 'Pictures as they were sent, to be made anew without what the camera wrote; those with a fault are left as they are';
comment on column unmade_pictures.file_id is '파일';
comment on column unmade_pictures.landing_picture_id is '첫 화면 사진';
comment on column unmade_pictures.made_sha256 is 'SHA-256 in hex of the picture that was made, noted before it is stored, so that a killed run is gone on with';
comment on column unmade_pictures.fault is 'Why it could not be opened';
create unique index unmade_pictures_file_id_index on unmade_pictures (file_id);
create unique index unmade_pictures_landing_picture_id_index on unmade_pictures (landing_picture_id);
create trigger unmade_pictures_touch before update on unmade_pictures for each row execute function touch_updated_at();
select comment_on_records('unmade_pictures');

create function queue_stored_pictures() returns void language sql as $$
  insert into unmade_pictures (file_id)
  select id from files
  where state = 'DONE' and content_type like 'image/%' and not exists (select from omr_scans where file_id = files.id)
  on conflict do nothing;
  insert into unmade_pictures (landing_picture_id) select id from landing_pictures on conflict do nothing;
$$;
comment on function queue_stored_pictures() is 'Lets every stored picture that others are shown be made anew; not scans, whose reader needs each pixel';
select queue_stored_pictures();

create or replace function guard_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.owner_type, new.owner_id) is distinct from (old.owner_type, old.owner_id) and old.owner_type <> 'UPLOADER' then
      perform refuse('files_owner_fixed');
    end if;
    if old.state = 'DONE' and (new.content_type, new.size_bytes, new.sha256) is distinct from (old.content_type, old.size_bytes, old.sha256)
      and not exists (select from unmade_pictures where file_id = old.id and made_sha256 = new.sha256) then
      perform refuse('files_content_fixed');
    end if;
  end if;
  if new.owner_type = 'VIDEO' and split_part(new.content_type, '/', 1) not in ('image', 'text') and (tg_op = 'INSERT' or old.owner_type = 'UPLOADER')
    and (select url from videos where id = new.owner_id for share) is not null then
    perform refuse('files_video_url_or_file');
  end if;
  return new;
end $$;

create or replace function guard_owner_open() returns trigger language plpgsql as $$
declare owner constant files := coalesce(new, old);
begin
  -- A forgotten student's pages go although they were handed in.
  if current_setting('academy.anonymises', true) = 'on' then
    return owner;
  end if;
  -- The same picture, made anew.
  if tg_op = 'UPDATE' and old.state = 'DONE' and new.sha256 <> old.sha256 then
    return owner;
  end if;
  if owner.owner_type = 'SUBMISSION' and (select status from submissions where id = owner.owner_id for share) = 'DONE' then
    perform refuse('files_submission_done');
  end if;
  if owner.owner_type = 'CLAIM' and (select status from expense_claims where id = owner.owner_id for share) <> 'REQUESTED' then
    perform refuse('files_claim_decided');
  end if;
  return owner;
end $$;
