-- What a student receives of a stamped file is made at each download: its size is known to nobody before, and is not that of the original.

alter table files add column sent_bytes bigint generated always as (case when not is_watermarked then size_bytes end) stored;
comment on column files.sent_bytes is 'Bytes that a student receives; null where each download is stamped anew, which makes it larger';
