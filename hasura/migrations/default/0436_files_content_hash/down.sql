alter table files drop column content_hash;
