-- A day that somebody enters is within sense: the year 0001 is a slip, and so is a receipt of next month.

create function is_sensible(at timestamptz, before interval, after interval) returns boolean language sql stable parallel safe as $$
  select at is null or at between now() - before and now() + after
$$;
comment on function is_sensible(timestamptz, interval, interval) is 'Whether a moment is at most so long before and after now';

create function is_sensible(day date, before interval, after interval) returns boolean language sql stable parallel safe as $$
  select day is null or day between ((now() at time zone 'Asia/Seoul')::date - before)::date and ((now() at time zone 'Asia/Seoul')::date + after)::date
$$;
comment on function is_sensible(date, interval, interval) is 'Whether a day in Seoul is at most so long before and after today';

create function refuse_date() returns trigger language plpgsql as $$
begin
  perform refuse('dates_within_sense', json_build_object('table', tg_table_name, 'column', tg_argv[0],
    'from', ((now() at time zone 'Asia/Seoul')::date - tg_argv[1]::interval)::date,
    'to', ((now() at time zone 'Asia/Seoul')::date + tg_argv[2]::interval)::date));
  return new;
end $$;
comment on function refuse_date() is 'Says between which days the date of a column may be: column, how long before and after today';

create function keep_dates(target text, column_name text, before interval, after interval) returns void language plpgsql as $$
begin
  execute format('create trigger %1$I before insert on %3$I for each row when (not is_sensible(new.%2$I, %4$L, %5$L)) execute function refuse_date(%2$L, %4$L, %5$L)',
    target || '_' || column_name || '_sense_new', column_name, target, before, after);
  execute format('create trigger %1$I before update of %2$I on %3$I for each row when (new.%2$I is distinct from old.%2$I and not is_sensible(new.%2$I, %4$L, %5$L)) execute function refuse_date(%2$L, %4$L, %5$L)',
    target || '_' || column_name || '_sense', column_name, target, before, after);
end $$;
comment on function keep_dates(text, text, interval, interval) is
  'Refuses dates of a column that are longer before or after today, when they are entered; what was stored before stays';

select keep_dates(target, column_name, before::interval, after::interval) from (values
  ('alert_settings', 'auto_absent_since', '20 years', '5 years'),
  ('announcements', 'published_at', '10 years', '5 years'),
  ('clinic_slots', 'cancel_until', '10 years', '5 years'),
  ('clinic_slots', 'closes_at', '10 years', '10 years'),
  ('clinic_slots', 'opens_at', '10 years', '5 years'),
  ('clinic_slots', 'starts_at', '10 years', '5 years'),
  ('consents', 'given_at', '20 years', '1 day'),
  ('consents', 'withdrawn_at', '20 years', '1 day'),
  ('consults', 'consulted_at', '20 years', '1 day'),
  ('consults', 'follow_up_on', '20 years', '5 years'),
  ('enrollments', 'from_date', '20 years', '5 years'),
  ('enrollments', 'to_date', '20 years', '5 years'),
  ('expense_claims', 'pay_month', '10 years', '5 years'),
  ('expense_claims', 'spent_on', '10 years', '0 days'),
  ('hourly_wages', 'from_month', '10 years', '5 years'),
  ('lecture_ddays', 'falls_on', '10 years', '10 years'),
  ('lecture_materials', 'published_at', '10 years', '5 years'),
  ('lectures', 'ends_on', '10 years', '5 years'),
  ('lectures', 'starts_on', '10 years', '5 years'),
  ('pay_rules', 'from_date', '10 years', '5 years'),
  ('payroll_closings', 'month', '10 years', '1 month'),
  ('payroll_closings', 'pay_day', '10 years', '5 years'),
  ('sms_messages', 'scheduled_at', '1 year', '1 year'),
  ('students', 'registered_on', '30 years', '1 year'),
  ('students', 'withdrawn_on', '30 years', '1 year'),
  ('submission_windows', 'closes_at', '10 years', '10 years'),
  ('submission_windows', 'opens_at', '10 years', '5 years'),
  ('ta_monthly_custom_wages', 'month', '10 years', '5 years'),
  ('ta_pay_terms', 'from_month', '10 years', '5 years'),
  ('ta_pay_terms', 'to_month', '10 years', '5 years'),
  ('term_versions', 'published_from', '50 years', '5 years'),
  ('video_windows', 'closes_at', '10 years', '10 years'),
  ('video_windows', 'opens_at', '10 years', '5 years'),
  ('videos', 'closes_at', '10 years', '10 years'),
  ('videos', 'opens_at', '10 years', '5 years'),
  ('weekly_lectures', 'held_on', '10 years', '5 years'),
  ('word_assignments', 'due_on', '10 years', '5 years'),
  ('word_test_plans', 'closes_at', '10 years', '10 years'),
  ('word_test_plans', 'opens_at', '10 years', '5 years'),
  ('work_corrections', 'ended_at', '10 years', '1 hour'),
  ('work_corrections', 'started_at', '10 years', '1 hour'),
  ('work_records', 'ended_at', '10 years', '2 months'),
  ('work_records', 'started_at', '10 years', '2 months')
) as dated (target, column_name, before, after);
