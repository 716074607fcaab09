-- Talk: what the academy publishes and the texts it sends.

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
create index terms_created_by_index on terms (created_by);

create table notices (
  id uuid primary key default uuid_v7(),
  kind text not null default 'STAFF',
  title text not null,
  body text not null,
  is_pinned boolean not null default false,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notices_kind_known check (kind in ('STAFF', 'CLINIC')),
  constraint notices_title_length check (length(title) between 1 and 100),
  constraint notices_body_length check (length(body) between 1 and 10000)
);
comment on table notices is '공지: STAFF 직원, CLINIC 클리닉';
create index notices_list_index on notices (kind, is_pinned, created_at);
create index notices_created_by_index on notices (created_by);

create table board_posts (
  id uuid primary key default uuid_v7(),
  category text not null,
  title text not null,
  body text not null,
  is_public boolean not null default false,
  sort_order integer not null default 0,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint board_posts_category_known check (category in ('FAQ', 'NOTICE', 'QUESTION')),
  constraint board_posts_title_length check (length(title) between 1 and 100),
  constraint board_posts_question_private check (category <> 'QUESTION' or created_by is not null)
);
comment on table board_posts is '게시판: FAQ, 공지, 질문';
create index board_posts_public_index on board_posts (is_public, sort_order, created_at);
create index board_posts_created_by_index on board_posts (created_by);

create table push_alert_templates (
  id uuid primary key default uuid_v7(),
  name text not null,
  event text not null default 'MANUAL',
  channel text not null default 'SMS',
  body text not null,
  is_active boolean not null default true,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_alert_templates_name_key unique (name),
  constraint push_alert_templates_name_form check (name = btrim(name) and length(name) between 1 and 50),
  constraint push_alert_templates_event_known check (event in ('MANUAL', 'ABSENT', 'LATE', 'ARRIVAL', 'DEPARTURE', 'SCORE_SHOWN', 'CLINIC_RESERVED')),
  constraint push_alert_templates_channel_known check (channel in ('SMS', 'LMS', 'ALIMTALK')),
  constraint push_alert_templates_body_length check (length(body) between 1 and 1000)
);
comment on table push_alert_templates is '알림 템플릿: text with #{변수}, bound to an event or sent by hand';
comment on column push_alert_templates.event is '보내는 때: MANUAL by hand, or an event';
comment on column push_alert_templates.channel is '보내는 길: SMS, LMS, ALIMTALK';
comment on column push_alert_templates.body is '본문, #{이름} 같은 변수를 쓴다';
create index push_alert_templates_created_by_index on push_alert_templates (created_by);

create table word_decks (
  id uuid primary key default uuid_v7(),
  title text not null,
  description text not null default '',
  lecture_id uuid references lectures (id),
  is_published boolean not null default false,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_decks_title_form check (title = btrim(title) and length(title) between 1 and 60),
  constraint word_decks_description_length check (length(description) <= 500)
);
comment on table word_decks is '단어장: vocabulary set, for one lecture or for all';
comment on column word_decks.lecture_id is '강의; null for every lecture';
comment on column word_decks.is_published is '학생에게 공개';
create index word_decks_lecture_id_index on word_decks (lecture_id);
create index word_decks_created_by_index on word_decks (created_by);

select keep_records('terms', 'notices', 'board_posts', 'push_alert_templates', 'word_decks');

insert into terms (id, title, body) values
  ('service', '이용약관', E'제1조 (목적)\n이 약관은 학원이 제공하는 학습 서비스의 이용 조건과 절차를 정합니다.\n\n제2조 (계정)\n계정은 학원이 발급하며, 이용자는 비밀번호를 안전하게 관리해야 합니다.\n\n제3조 (이용)\n학습 자료는 수강 중인 본인만 이용할 수 있으며 외부에 배포할 수 없습니다.'),
  ('privacy', '개인정보 처리방침', E'1. 수집 항목\n이름, 학교, 학년, 학생과 보호자의 휴대폰 번호, 출결과 성적.\n\n2. 이용 목적\n수업 운영, 성적 관리, 보호자 연락.\n\n3. 보유 기간\n퇴원 후 관계 법령이 정한 기간이 지나면 지체 없이 파기합니다.\n\n4. 권리\n본인과 보호자는 언제든지 열람, 정정, 삭제를 요청할 수 있습니다.');
