drop trigger omr_scans_queue on omr_scans;
drop function queue_omr_scan();
delete from jobs where kind = 'omr-scans';
update omr_scans set lease_until = now() where status = 'READING';
comment on column omr_scans.lease_until is 'While READING: another may take it over from then on';
