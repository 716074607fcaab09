create or replace view sms_results as
  select message.id, result.recipients, result.queued, result.sent, result.delivered, result.failed, result.cancelled,
    wait.reason as wait_reason,
    case wait.reason when 'TOO_LATE' then sms_expiry(message) when 'PROVIDER' then hold.held_until when 'RETRY' then result.retry_at
      when 'NIGHT' then due.at when 'SCHEDULED' then due.at end as wait_until,
    case wait.reason when 'PROVIDER' then hold.problem_reason when 'RETRY' then result.retry_reason end as wait_detail
  from sms_messages as message
  cross join lateral (
    select count(*)::integer as recipients,
      (count(*) filter (where status = 'QUEUED'))::integer as queued,
      (count(*) filter (where status = 'SENT'))::integer as sent,
      (count(*) filter (where status = 'DELIVERED'))::integer as delivered,
      (count(*) filter (where status = 'FAILED' and failure_code is distinct from 'CANCELLED'))::integer as failed,
      (count(*) filter (where status = 'FAILED' and failure_code = 'CANCELLED'))::integer as cancelled,
      count(*) filter (where status = 'QUEUED' and handed_at is null) as waiting,
      min(next_attempt_at) filter (where status = 'QUEUED' and handed_at is null) as retry_at,
      max(failure_reason) filter (where status = 'QUEUED' and handed_at is null) as retry_reason
    from sms_recipients where message_id = message.id
  ) as result
  left join sms_switches as switch on true
  left join sms_holds as hold on true
  cross join lateral (select sms_goes_at(message, now()) as at) as due
  cross join lateral (
    select case when result.waiting = 0 then null
      when sms_expiry(message) <= due.at then 'TOO_LATE'
      when switch.is_stopped then 'STOPPED'
      when due.at > greatest(message.scheduled_at, now()) then 'NIGHT'
      when due.at > now() then 'SCHEDULED'
      when not are_sms_going(now()) then 'PROVIDER'
      when result.retry_at > now() then 'RETRY'
    end as reason
  ) as wait;
drop index sms_recipients_waiting_index;
