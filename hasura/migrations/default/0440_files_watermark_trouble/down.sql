alter table files drop column watermark_trouble;
