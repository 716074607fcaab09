-- Terms in versions: each holds from a day on, and what has been published stays as it was read.

create table term_versions (
  id uuid primary key default uuid_v7(),
  term_id text not null references terms (id) on update cascade on delete cascade,
  body jsonb not null,
  published_from date not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint term_versions_day_key unique (term_id, published_from),
  constraint term_versions_body_document check (body @> '{"type": "doc"}'),
  constraint term_versions_body_length check (length(body::text) <= 200000)
);
comment on table term_versions is '약관 본문: a version of terms; the one of the latest day that has come is in force';
comment on column term_versions.term_id is '약관';
comment on column term_versions.body is '본문: a ProseMirror document ({"type": "doc", "content": […]}), so that no one''s HTML reaches a page';
comment on column term_versions.published_from is '시행일: everybody reads it from this day on, Asia/Seoul';
create index term_versions_created_by_index on term_versions (created_by);

-- A paragraph for each line that has words.
insert into term_versions (term_id, body, published_from, created_by, created_at, updated_at)
  select id, jsonb_build_object('type', 'doc', 'content', (
      select coalesce(
        jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', line))) order by place),
        '[{"type": "paragraph"}]')
      from regexp_split_to_table(body, E'\n') with ordinality as lines (line, place) where btrim(line) <> '')),
    (updated_at at time zone 'Asia/Seoul')::date, created_by, created_at, updated_at
  from terms;
alter table terms drop column body;

create view published_term_versions as
  select id from term_versions where published_from <= (now() at time zone 'Asia/Seoul')::date;
comment on view published_term_versions is 'Versions whose day has come; for permissions, which cannot ask the clock';
comment on column published_term_versions.id is '약관 본문';

create function guard_term_version() returns trigger language plpgsql as $$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
begin
  if tg_op <> 'INSERT' and old.published_from <= today then
    perform refuse('term_versions_published');
  end if;
  if tg_op <> 'DELETE' and new.published_from < today then
    perform refuse('term_versions_from_today');
  end if;
  return coalesce(new, old);
end $$;
-- Another address of the terms is no change of what was published.
create trigger term_versions_guard_write before insert or update of body, published_from on term_versions
  for each row execute function guard_term_version();
create trigger term_versions_guard_delete before delete on term_versions for each row execute function guard_term_version();

select keep_records('term_versions');
select comment_records('term_versions');
