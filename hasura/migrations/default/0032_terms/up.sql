-- Terms: of service and of privacy.

create table terms (
  id text primary key,
  title text not null,
  body text not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint terms_id_form check (id ~ '^[a-z][a-z0-9-]{1,30}$'),
  constraint terms_title_length check (length(title) between 1 and 100)
);
comment on table terms is '약관: public pages /terms/{id}';
comment on column terms.id is 'The word in the address /terms/{id}';
comment on column terms.title is '제목';
comment on column terms.body is '본문';
comment on column terms.created_by is 'Who made it; null for what the academy came with';
comment on column terms.created_at is 'When it was made';
comment on column terms.updated_at is 'When it was changed last';
create index terms_created_by_index on terms (created_by);

select keep_records('terms');

insert into terms (id, title, body) values
  ('service', '이용약관', E'제1조 (목적)\n이 약관은 학원이 제공하는 학습 서비스의 이용 조건과 절차를 정합니다.\n\n제2조 (계정)\n계정은 학원이 발급하며, 이용자는 비밀번호를 안전하게 관리해야 합니다.\n\n제3조 (이용)\n학습 자료는 수강 중인 본인만 이용할 수 있으며 외부에 배포할 수 없습니다.'),
  ('privacy', '개인정보 처리방침', E'1. 수집 항목\n이름, 학교, 학년, 학생과 보호자의 휴대폰 번호, 출결과 성적.\n\n2. 이용 목적\n수업 운영, 성적 관리, 보호자 연락.\n\n3. 보유 기간\n퇴원 후 관계 법령이 정한 기간이 지나면 지체 없이 파기합니다.\n\n4. 권리\n본인과 보호자는 언제든지 열람, 정정, 삭제를 요청할 수 있습니다.');
