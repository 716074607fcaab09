do $$
declare bound record;
begin
  for bound in select name from row_limits() loop
    execute format('drop trigger %I on %I', bound.name || '_most', bound.name);
  end loop;
end $$;
drop function limit_rows();
drop function row_limits();
