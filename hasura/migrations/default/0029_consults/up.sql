-- Consults: talks with students and parents.

create table consults (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id),
  consulted_at timestamptz not null,
  consulted_by uuid default session_user_id() references users (id),
  channel text not null,
  counterpart text not null,
  body text not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  topic text not null default 'OTHER',
  follow_up_on date,
  clinic_participant_id uuid,
  constraint consults_channel_known check (channel in ('PHONE', 'VISIT', 'VIDEO_CALL', 'MESSAGE')),
  constraint consults_counterpart_known check (counterpart in ('STUDENT', 'PARENT', 'BOTH')),
  constraint consults_body_form check (btrim(body, E' \t\r\n') <> '' and length(body) <= 5000),
  constraint consults_topic_known check (topic in ('STUDY', 'SCORES', 'ATTENDANCE', 'CAREER', 'LIFE', 'PAYMENT', 'OTHER')),
  constraint consults_follow_up_later check (follow_up_on >= (consulted_at at time zone 'Asia/Seoul')::date),
  constraint consults_clinic_participant_key unique (clinic_participant_id),
  constraint consults_clinic_participant_fkey foreign key (clinic_participant_id, student_id) references clinic_participants (id, student_id)
    on delete set null (clinic_participant_id)
);
comment on table consults is '상담 기록: staff only';
comment on column consults.student_id is '학생';
comment on column consults.consulted_at is '상담한 때';
comment on column consults.consulted_by is '상담한 사람, who need not be the one who wrote it down';
comment on column consults.channel is '방법: PHONE 전화, VISIT 방문, VIDEO_CALL 화상, MESSAGE 문자';
comment on column consults.counterpart is '상대: STUDENT 학생, PARENT 보호자, BOTH 함께';
comment on column consults.body is '내용';
comment on column consults.version is 'Raised at every change; an edit says which one it changes';
comment on column consults.topic is '구분: STUDY 학습, SCORES 성적, ATTENDANCE 출결, CAREER 진로·입시, LIFE 생활, PAYMENT 수납, OTHER 기타';
comment on column consults.follow_up_on is '다시 이야기할 날; settled by the next consult from then on';
comment on column consults.clinic_participant_id is '상담 예약 it came of; null of a talk without one';
create index consults_student_id_index on consults (student_id, consulted_at);
create index consults_consulted_at_index on consults (consulted_at);
create index consults_consulted_by_index on consults (consulted_by);
create index consults_created_by_index on consults (created_by);
create index consults_follow_up_on_index on consults (follow_up_on) where follow_up_on is not null;

create function guard_consult() returns trigger language plpgsql as $$
begin
  -- An hour's grace for a clock that runs ahead.
  if new.consulted_at > now() + interval '1 hour' then
    perform refuse('consults_not_ahead');
  end if;
  return new;
end $$;
create trigger consults_guard before insert or update of consulted_at on consults for each row execute function guard_consult();
create trigger consults_version before update on consults for each row execute function raise_version();
create trigger consults_anonymised before insert or update on consults for each row execute function refuse_anonymised();

select keep_records('consults');
select comment_on_records('consults');
