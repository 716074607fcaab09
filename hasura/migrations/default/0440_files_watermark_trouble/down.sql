drop trigger files_watermark_trouble on files;
drop function forget_watermark_trouble;
alter table files drop column watermark_trouble;
