do $$
declare table_name text;
begin
  foreach table_name in array array['users', 'students', 'representative_lectures', 'user_tags', 'student_memos'] loop
    execute format('drop trigger %I on %I', table_name || '_insert_audit', table_name);
    execute format('drop trigger %I on %I', table_name || '_update_audit', table_name);
    execute format('drop trigger %I on %I', table_name || '_delete_audit', table_name);
    execute format('create trigger %I after insert or update or delete on %I for each row execute function audit_row()', table_name || '_audit', table_name);
  end loop;
end $$;
drop function keep_bulk_records(text[]), audit_statement(), audit_key(jsonb);
