do $$
declare kept record;
begin
  for kept in select tgname, tgrelid::regclass as target from pg_trigger where tgfoid = 'refuse_date()'::regprocedure loop
    execute format('drop trigger %I on %s', kept.tgname, kept.target);
  end loop;
end $$;
drop function keep_dates(text, text, interval, interval);
drop function refuse_date();
drop function is_sensible(date, interval, interval);
drop function is_sensible(timestamptz, interval, interval);
