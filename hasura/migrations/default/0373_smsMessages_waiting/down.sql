-- A view loses a column only by being made again.
drop view sms_results;
create view sms_results as
  select message.id, result.recipients, result.queued, result.sent, result.delivered, result.failed, result.cancelled
  from sms_messages as message cross join lateral (
    select count(*)::integer as recipients,
      (count(*) filter (where status = 'QUEUED'))::integer as queued,
      (count(*) filter (where status = 'SENT'))::integer as sent,
      (count(*) filter (where status = 'DELIVERED'))::integer as delivered,
      (count(*) filter (where status = 'FAILED' and failure_code is distinct from 'CANCELLED'))::integer as failed,
      (count(*) filter (where status = 'FAILED' and failure_code = 'CANCELLED'))::integer as cancelled
    from sms_recipients where message_id = message.id
  ) as result;
comment on view sms_results is '발송 결과: how far each message came';
comment on column sms_results.id is 'Of the message';
comment on column sms_results.recipients is '받는 사람 수';
comment on column sms_results.queued is '대기';
comment on column sms_results.sent is '보냄, not known yet whether it came';
comment on column sms_results.delivered is '도착';
comment on column sms_results.failed is '실패, without what staff cancelled';
comment on column sms_results.cancelled is '취소';

create or replace function is_sms_due(message sms_messages, moment timestamptz) returns boolean language sql stable as $$
  select message.scheduled_at <= moment and sms_expiry(message) > moment
    and (not is_quiet_hour(moment) or (message.quiet_hours_confirmed and not message.is_advertisement))
$$;
drop function sms_goes_at(sms_messages, timestamptz);
