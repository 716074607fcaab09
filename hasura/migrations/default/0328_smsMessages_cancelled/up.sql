-- What staff cancelled did not fail: it has a count of its own.
create or replace view sms_results as
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
comment on column sms_results.failed is '실패, without what staff cancelled';
comment on column sms_results.cancelled is '취소';
