-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Whether texts are handed to the provider: not stopped by staff, nor held up by a failing provider
CREATE OR REPLACE FUNCTION public.are_sms_going(moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select not exists (select from sms_switches where is_stopped) and not exists (select from sms_holds where held_until > moment)
$function$;

-- SMS 90 bytes, LMS and MMS 2,000 bytes, 알림톡 1,000 characters
CREATE OR REPLACE FUNCTION public.fits_sms_channel(channel text, body text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case channel when 'SMS' then public.sms_bytes(body) <= 90 when 'ALIMTALK' then length(body) <= 1000 else public.sms_bytes(body) <= 2000 end
$function$;

-- Pictures that were chosen and not sent go after a day; housekeeping calls it
CREATE OR REPLACE FUNCTION public.forget_sms_pictures(moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from sms_pictures where created_at < moment - interval '1 day' and not exists (select from sms_messages where picture_id = sms_pictures.id)
$function$;

CREATE OR REPLACE FUNCTION public.guard_sms_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from sms_recipients where message_id = old.id and (status <> 'QUEUED' or handed_at is not null)) then
    perform refuse('sms_messages_sent');
  end if;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.guard_sms_recipient()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  message sms_messages;
begin
  -- Shared with other recipients, but not with an edit of the message.
  select * into message from sms_messages where id = new.message_id for share;
  if tg_op = 'INSERT' then
    new.channel := coalesce(message.channel, new.channel);
    return new;
  end if;
  if (old.status <> 'QUEUED' or old.handed_at is not null)
    and (new.message_id, new.phone, new.body, new.name, new.addressee) is distinct from (old.message_id, old.phone, old.body, old.name, old.addressee) then
    perform refuse('sms_recipients_sent');
  end if;
  if new.status = 'SENT' and old.status = 'QUEUED' then
    new.handed_at := coalesce(new.handed_at, now());
  end if;
  if new.handed_at is not null and old.handed_at is null and new.status in ('QUEUED', 'SENT') then
    if message.scheduled_at > new.handed_at then
      perform refuse('sms_recipients_before_schedule');
    end if;
    if is_quiet_hour(new.handed_at) and not message.quiet_hours_confirmed then
      perform refuse('sms_recipients_quiet_hours');
    end if;
  end if;
  if new.status = old.status then
    return new;
  end if;
  if new.status = 'SENT' then
    new.sent_at := coalesce(new.sent_at, now());
  elsif new.status = 'DELIVERED' then
    new.delivered_at := coalesce(new.delivered_at, now());
  elsif new.status = 'FAILED' then
    new.failed_at := coalesce(new.failed_at, now());
  end if;
  return new;
end $function$;

-- True from 21:00 to 08:00 in Seoul, when nothing is sent unless confirmed
CREATE OR REPLACE FUNCTION public.is_quiet_hour(moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (moment at time zone 'Asia/Seoul')::time < '08:00' or (moment at time zone 'Asia/Seoul')::time >= '21:00'
$function$;

-- Whether a text may go out at this time
CREATE OR REPLACE FUNCTION public.is_sms_due(message sms_messages, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select sms_goes_at(message, moment) <= moment and sms_expiry(message) > moment
$function$;

-- Length of a message in EUC-KR bytes, as carriers count: Hangul and symbols 2, ASCII 1
CREATE OR REPLACE FUNCTION public.sms_bytes(body text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select length(body) + length(regexp_replace(body, '[\x01-\x7f]', '', 'g'))
$function$;

-- When it is too late to send a text
CREATE OR REPLACE FUNCTION public.sms_expiry(message sms_messages)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(message.expires_at, message.scheduled_at + interval '24 hours')
$function$;

-- When a text may go out at the earliest: not before its time, and from 21:00 to 08:00 only when confirmed and no advertisement
CREATE OR REPLACE FUNCTION public.sms_goes_at(message sms_messages, moment timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when is_quiet_hour(due.at) and (message.is_advertisement or not message.quiet_hours_confirmed)
    then ((due.at at time zone 'Asia/Seoul' + interval '3 hours')::date + time '08:00') at time zone 'Asia/Seoul' else due.at end
  from (select greatest(message.scheduled_at, moment) as at) as due
$function$;

CREATE TRIGGER sms_holds_touch BEFORE UPDATE ON sms_holds FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER sms_messages_audit AFTER INSERT OR DELETE OR UPDATE ON sms_messages FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER sms_messages_guard BEFORE DELETE OR UPDATE OF send_key, channel, title, body, scheduled_at, quiet_hours_confirmed, kakao_template_id, picture_id ON sms_messages FOR EACH ROW EXECUTE FUNCTION guard_sms_message();

CREATE TRIGGER sms_messages_touch BEFORE UPDATE ON sms_messages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER sms_pictures_touch BEFORE UPDATE ON sms_pictures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER sms_recipients_announce AFTER INSERT OR DELETE OR UPDATE ON sms_recipients FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('smsResults');

CREATE TRIGGER sms_recipients_guard BEFORE INSERT OR UPDATE ON sms_recipients FOR EACH ROW EXECUTE FUNCTION guard_sms_recipient();

CREATE TRIGGER sms_recipients_move BEFORE UPDATE OF status ON sms_recipients FOR EACH ROW WHEN (NOT is_undoing()) EXECUTE FUNCTION guard_move('status', 'QUEUED > SENT FAILED', 'SENT > DELIVERED FAILED', 'DELIVERED >', 'FAILED >');

CREATE TRIGGER sms_recipients_touch BEFORE UPDATE ON sms_recipients FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER sms_switches_audit AFTER INSERT OR DELETE OR UPDATE ON sms_switches FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER sms_switches_touch BEFORE UPDATE ON sms_switches FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- 발송 결과: how far each message came
CREATE VIEW sms_results AS
 SELECT message.id,
    result.recipients,
    result.queued,
    result.sent,
    result.delivered,
    result.failed,
    result.cancelled,
    wait.reason AS wait_reason,
        CASE wait.reason
            WHEN 'TOO_LATE'::text THEN sms_expiry(message.*)
            WHEN 'PROVIDER'::text THEN hold.held_until
            WHEN 'RETRY'::text THEN waiting.retry_at
            WHEN 'NIGHT'::text THEN due.at
            WHEN 'SCHEDULED'::text THEN due.at
            ELSE NULL::timestamp with time zone
        END AS wait_until,
        CASE wait.reason
            WHEN 'PROVIDER'::text THEN hold.problem_reason
            WHEN 'RETRY'::text THEN waiting.retry_reason
            ELSE NULL::text
        END AS wait_detail
   FROM sms_messages message
     LEFT JOIN LATERAL ( SELECT count(*)::integer AS recipients,
            count(*) FILTER (WHERE sms_recipients.status = 'QUEUED'::text)::integer AS queued,
            count(*) FILTER (WHERE sms_recipients.status = 'SENT'::text)::integer AS sent,
            count(*) FILTER (WHERE sms_recipients.status = 'DELIVERED'::text)::integer AS delivered,
            count(*) FILTER (WHERE sms_recipients.status = 'FAILED'::text AND sms_recipients.failure_code IS DISTINCT FROM 'CANCELLED'::text)::integer AS failed,
            count(*) FILTER (WHERE sms_recipients.status = 'FAILED'::text AND sms_recipients.failure_code = 'CANCELLED'::text)::integer AS cancelled
           FROM sms_recipients
          WHERE sms_recipients.message_id = message.id) result ON true
     CROSS JOIN LATERAL ( SELECT count(*) AS texts,
            min(sms_recipients.next_attempt_at) AS retry_at,
            max(sms_recipients.failure_reason) AS retry_reason
           FROM sms_recipients
          WHERE sms_recipients.message_id = message.id AND sms_recipients.status = 'QUEUED'::text AND sms_recipients.handed_at IS NULL) waiting
     LEFT JOIN sms_switches switch ON true
     LEFT JOIN sms_holds hold ON true
     CROSS JOIN LATERAL ( SELECT sms_goes_at(message.*, now()) AS at) due
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN waiting.texts = 0 THEN NULL::text
                    WHEN sms_expiry(message.*) <= due.at THEN 'TOO_LATE'::text
                    WHEN switch.is_stopped THEN 'STOPPED'::text
                    WHEN due.at > GREATEST(message.scheduled_at, now()) THEN 'NIGHT'::text
                    WHEN due.at > now() THEN 'SCHEDULED'::text
                    WHEN NOT are_sms_going(now()) THEN 'PROVIDER'::text
                    WHEN waiting.retry_at > now() THEN 'RETRY'::text
                    ELSE NULL::text
                END AS reason) wait;
