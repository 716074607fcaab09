-- A view loses a column only by being made again.
drop view sms_results;
create view sms_results as
  select message.id, result.recipients, result.queued, result.sent, result.delivered, result.failed
  from sms_messages as message cross join lateral (
    select count(*)::integer as recipients,
      (count(*) filter (where status = 'QUEUED'))::integer as queued,
      (count(*) filter (where status = 'SENT'))::integer as sent,
      (count(*) filter (where status = 'DELIVERED'))::integer as delivered,
      (count(*) filter (where status = 'FAILED'))::integer as failed
    from sms_recipients where message_id = message.id
  ) as result;
comment on view sms_results is '발송 결과: how far each message came';
comment on column sms_results.id is 'Of the message';
comment on column sms_results.recipients is '받는 사람 수';
comment on column sms_results.queued is '대기';
comment on column sms_results.sent is '보냄, not known yet whether it came';
comment on column sms_results.delivered is '도착';
comment on column sms_results.failed is '실패';
