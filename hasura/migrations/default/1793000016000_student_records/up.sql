-- What the screens of a student write: which version a change is made to, what a consult leads to, how a memo came to be.

alter table students add column version integer not null default 1;
comment on column students.version is 'Raised at every change, of the name and phone, too; an edit says which one it changes';
create trigger students_version before update on students for each row execute function raise_version();

create function follow_person() returns trigger language plpgsql as $$
begin
  update students set version = version + 1 where id = new.id;
  return null;
end $$;
comment on function follow_person() is 'Name and phone stand in users, but whoever edits a student edits them, too';
create trigger users_follow after update of name, phone on users
  for each row when ((new.name, new.phone) is distinct from (old.name, old.phone)) execute function follow_person();

alter table consults
  add column topic text not null default 'OTHER',
  add column follow_up_on date,
  add constraint consults_topic_known check (topic in ('STUDY', 'SCORES', 'ATTENDANCE', 'CAREER', 'LIFE', 'PAYMENT', 'OTHER')),
  add constraint consults_follow_up_later check (follow_up_on >= (consulted_at at time zone 'Asia/Seoul')::date);
comment on column consults.topic is '구분: STUDY 학습, SCORES 성적, ATTENDANCE 출결, CAREER 진로·입시, LIFE 생활, PAYMENT 수납, OTHER 기타';
comment on column consults.follow_up_on is '다시 이야기할 날; settled by the next consult from then on';
create index consults_follow_up_on_index on consults (follow_up_on) where follow_up_on is not null;

create view student_memo_versions as
  select entry.id, memo.id as memo_id, entry.at, entry.actor_id, entry.after ->> 'body' as body, (entry.after ->> 'is_pinned')::boolean as is_pinned
  from student_memos as memo
  join audit_log as entry on entry.table_name = 'student_memos' and entry.row_id = memo.id::text
  where entry.after is not null;
comment on view student_memo_versions is '메모 이력: staff only; ask for one memo at a time';
comment on column student_memo_versions.id is 'Of the entry in the audit log';
comment on column student_memo_versions.memo_id is '메모';
comment on column student_memo_versions.at is '고친 때';
comment on column student_memo_versions.actor_id is '고친 사람';
comment on column student_memo_versions.body is 'What it said from then on';
comment on column student_memo_versions.is_pinned is 'Whether it was pinned from then on';
