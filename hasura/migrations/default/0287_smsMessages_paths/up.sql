-- A restore runs with an empty search_path: what a constraint calls names its schema.

create or replace function fits_sms_channel(channel text, body text) returns boolean language sql immutable parallel safe as $$
  select case channel when 'SMS' then public.sms_bytes(body) <= 90 when 'ALIMTALK' then length(body) <= 1000 else public.sms_bytes(body) <= 2000 end
$$;
