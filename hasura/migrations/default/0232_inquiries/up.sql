-- Inquiries: visitors who wish to enrol or to be called. They are no students yet, so they have a table of their own.

create table inquiries (
  id uuid primary key default uuid_v7(),
  kind text not null,
  name text not null,
  phone text not null,
  grade text not null default '',
  lecture_id uuid references lectures (id) on delete set null,
  message text not null default '',
  consented_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references users (id),
  outcome text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint inquiries_kind_known check (kind in ('ENROL', 'CALL')),
  constraint inquiries_name_form check (name = btrim(name) and length(name) between 1 and 50),
  constraint inquiries_phone_e164 check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint inquiries_grade_length check (length(grade) <= 20),
  constraint inquiries_message_length check (length(message) <= 500),
  constraint inquiries_outcome_length check (length(outcome) <= 500),
  constraint inquiries_closed_by_someone check ((closed_at is null) = (closed_by is null))
);
comment on table inquiries is '입학 문의: a visitor who wishes to enrol or to be called';
comment on column inquiries.kind is 'ENROL 수강 신청, CALL 전화 상담';
comment on column inquiries.name is '이름';
comment on column inquiries.phone is '연락처, E.164';
comment on column inquiries.grade is '학년';
comment on column inquiries.lecture_id is '바라는 강의';
comment on column inquiries.message is '남긴 말';
comment on column inquiries.consented_at is 'When they agreed to be contacted';
comment on column inquiries.closed_at is '연락을 마친 때';
comment on column inquiries.closed_by is '연락한 사람';
comment on column inquiries.outcome is '결과';
comment on column inquiries.version is 'Raised at every change';
create unique index inquiries_open_key on inquiries (phone, kind, lecture_id) nulls not distinct where closed_at is null;
create index inquiries_open_index on inquiries (created_at) where closed_at is null;
create index inquiries_closed_at_index on inquiries (closed_at) where closed_at is not null;
create index inquiries_lecture_id_index on inquiries (lecture_id);
create index inquiries_closed_by_index on inquiries (closed_by);

create function guard_inquiry() returns trigger language plpgsql as $$
begin
  if not exists (select from landing_pages where takes_inquiries) then
    perform refuse('inquiries_closed');
  end if;
  if new.lecture_id is not null and not exists (select from open_lectures where id = new.lecture_id) then
    perform refuse('inquiries_lecture_open');
  end if;
  return new;
end $$;
comment on function guard_inquiry() is 'Visitors ask only while the academy takes inquiries, and only about lectures that are open';
create trigger inquiries_guard before insert on inquiries for each row execute function guard_inquiry();
create trigger inquiries_version before update on inquiries for each row execute function raise_version();
create trigger inquiries_announce after insert or update or delete on inquiries for each statement execute function announce_roots('inquiries');
-- Not in the audit log: who asked is forgotten after a while, and who closed it stands in the row.
create trigger inquiries_touch before update on inquiries for each row execute function touch_updated_at();
select comment_on_records('inquiries');

create function forget_inquiries(moment timestamptz) returns void language sql as $$
  delete from inquiries where closed_at < moment - interval '180 days' or created_at < moment - interval '1 year'
$$;
comment on function forget_inquiries(timestamptz) is 'Visitors are forgotten half a year after somebody called them, a year after they wrote; housekeeping calls it';
