-- 알림톡 with a text as its fallback: which Kakao template, what fills it, and which way a text went in the end.

alter table push_alert_templates
  add column kakao_template_id text,
  add constraint push_alert_templates_kakao_form check (kakao_template_id ~ '^[A-Za-z0-9_-]{1,50}$'),
  add constraint push_alert_templates_kakao_of_alimtalk check (kakao_template_id is null or channel = 'ALIMTALK');
comment on column push_alert_templates.kakao_template_id is '카카오에 등록한 템플릿의 아이디; without one it goes as a text';

alter table sms_messages
  add column kakao_template_id text,
  add constraint sms_messages_kakao_of_alimtalk check (kakao_template_id is null or channel = 'ALIMTALK');
comment on column sms_messages.kakao_template_id is '알림톡: the Kakao template as it was when it was written';

alter table sms_recipients
  add column variables jsonb,
  add column went_by text,
  add constraint sms_recipients_variables_object check (jsonb_typeof(variables) = 'object'),
  add constraint sms_recipients_went_by_known check (went_by in ('ALIMTALK', 'SMS', 'LMS', 'MMS'));
comment on column sms_recipients.variables is '알림톡: what fills the variables of the Kakao template';
comment on column sms_recipients.went_by is '간 길: which way it went in the end, as the provider says; an 알림톡 that could not arrive goes as a text';

drop trigger sms_messages_guard on sms_messages;
create trigger sms_messages_guard before update of send_key, channel, title, body, scheduled_at, quiet_hours_confirmed, kakao_template_id or delete on sms_messages
  for each row execute function guard_sms_message();
