-- What a text waits for is asked of those that wait: who asks for nothing else counts no recipients.

create index sms_recipients_waiting_index on sms_recipients (message_id) where status = 'QUEUED' and handed_at is null;

create or replace view sms_results as
  select message.id, result.recipients, result.queued, result.sent, result.delivered, result.failed, result.cancelled,
    wait.reason as wait_reason,
    case wait.reason when 'TOO_LATE' then sms_expiry(message) when 'PROVIDER' then hold.held_until when 'RETRY' then waiting.retry_at
      when 'NIGHT' then due.at when 'SCHEDULED' then due.at end as wait_until,
    case wait.reason when 'PROVIDER' then hold.problem_reason when 'RETRY' then waiting.retry_reason end as wait_detail
  from sms_messages as message
  -- Always one row: a left join, since the planner leaves one out that nobody reads.
  left join lateral (
    select count(*)::integer as recipients,
      (count(*) filter (where status = 'QUEUED'))::integer as queued,
      (count(*) filter (where status = 'SENT'))::integer as sent,
      (count(*) filter (where status = 'DELIVERED'))::integer as delivered,
      (count(*) filter (where status = 'FAILED' and failure_code is distinct from 'CANCELLED'))::integer as failed,
      (count(*) filter (where status = 'FAILED' and failure_code = 'CANCELLED'))::integer as cancelled
    from sms_recipients where message_id = message.id
  ) as result on true
  cross join lateral (
    select count(*) as texts, min(next_attempt_at) as retry_at, max(failure_reason) as retry_reason
    from sms_recipients where message_id = message.id and status = 'QUEUED' and handed_at is null
  ) as waiting
  left join sms_switches as switch on true
  left join sms_holds as hold on true
  cross join lateral (select sms_goes_at(message, now()) as at) as due
  cross join lateral (
    select case when waiting.texts = 0 then null
      when sms_expiry(message) <= due.at then 'TOO_LATE'
      when switch.is_stopped then 'STOPPED'
      when due.at > greatest(message.scheduled_at, now()) then 'NIGHT'
      when due.at > now() then 'SCHEDULED'
      when not are_sms_going(now()) then 'PROVIDER'
      when waiting.retry_at > now() then 'RETRY'
    end as reason
  ) as wait;
