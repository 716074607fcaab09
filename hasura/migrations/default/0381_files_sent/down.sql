alter table files drop column sent_bytes;
