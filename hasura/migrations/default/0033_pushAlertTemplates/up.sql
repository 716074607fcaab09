-- Push alert templates: texts with variables.

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
comment on column push_alert_templates.id is 'Key';
comment on column push_alert_templates.name is '이름';
comment on column push_alert_templates.event is '보내는 때: MANUAL by hand, or an event';
comment on column push_alert_templates.channel is '보내는 길: SMS, LMS, ALIMTALK';
comment on column push_alert_templates.body is '본문, #{이름} 같은 변수를 쓴다';
comment on column push_alert_templates.is_active is '쓰는 중';
comment on column push_alert_templates.created_by is 'Who made it; null for what the academy came with';
comment on column push_alert_templates.created_at is 'When it was made';
comment on column push_alert_templates.updated_at is 'When it was changed last';
create index push_alert_templates_created_by_index on push_alert_templates (created_by);

select keep_records('push_alert_templates');
