-- Reading a scan is a job; its lease and fence are those of its row in jobs.

create function queue_omr_scan() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into jobs (kind, key, due_at, created_at) values ('omr-scans', new.id::text, new.created_at, new.created_at) on conflict (kind, key) do nothing;
  return null;
end $$;
comment on function queue_omr_scan() is 'Writes the job of reading a scan that was uploaded';
create trigger omr_scans_queue after insert on omr_scans for each row when (new.status = 'QUEUED') execute function queue_omr_scan();

insert into jobs (kind, key, due_at, created_at)
select 'omr-scans', id::text, greatest(created_at, lease_until), created_at from omr_scans where status in ('QUEUED', 'READING')
on conflict (kind, key) do nothing;

comment on column omr_scans.tries is 'How often reading was begun; after the third the pages that are left are rejected';
comment on column omr_scans.lease_until is 'While READING: set, so that no process of an earlier version takes it over; the lease is that of the job';
