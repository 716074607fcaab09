create or replace function fits_sms_channel(channel text, body text) returns boolean language sql immutable parallel safe as $$
  select case channel when 'SMS' then sms_bytes(body) <= 90 when 'ALIMTALK' then length(body) <= 1000 else sms_bytes(body) <= 2000 end
$$;
