-- A student who cannot be given a stamped copy is refused, and staff see why.

alter table files add column watermark_trouble text;
alter table files add constraint files_watermark_trouble_length check (length(watermark_trouble) between 1 and 500);
comment on column files.watermark_trouble is 'Why a student was refused a stamped copy, in a sentence with file and page; null until that happens, and when the watermark is switched';
create index files_watermark_trouble_index on files (updated_at) where watermark_trouble is not null;

create function forget_watermark_trouble() returns trigger language plpgsql as $$
begin
  if new.is_watermarked is distinct from old.is_watermarked then
    new.watermark_trouble := null;
  end if;
  return new;
end $$;
comment on function forget_watermark_trouble() is 'What failed was found with the watermark as it was';
create trigger files_watermark_trouble before update of is_watermarked on files for each row execute function forget_watermark_trouble();
