-- A restore runs with an empty search_path, so a function of a constraint, an index or a generated column names the schema of what it
-- calls. A `set search_path` would do as well, but such a function is not inlined.

create or replace function fits_sms_channel(channel text, body text) returns boolean language sql immutable parallel safe as $$
  select case channel when 'SMS' then public.sms_bytes(body) <= 90 when 'LMS' then public.sms_bytes(body) <= 2000 else length(body) <= 1000 end
$$;
