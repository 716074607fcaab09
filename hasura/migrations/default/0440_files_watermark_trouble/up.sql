-- A student who cannot be given a stamped copy is refused, and staff see why.

alter table files add column watermark_trouble text;
alter table files add constraint files_watermark_trouble_length check (length(watermark_trouble) between 1 and 500);
alter table files add constraint files_watermark_trouble_marked check (watermark_trouble is null or is_watermarked);
comment on column files.watermark_trouble is 'Why a student was refused a stamped copy, in a sentence with file and page; null until that happens, and when the watermark is switched';
create index files_watermark_trouble_index on files (updated_at) where watermark_trouble is not null;
