-- An upload goes on only for the same content, and what arrives is what was chosen.

alter table files add column content_hash text;
alter table files add constraint files_content_hash_form check (content_hash ~ '^[0-9a-f]{64}$');
comment on column files.content_hash is 'SHA-256 of the SHA-256 of each 8 MiB of what was chosen, as the uploader said; null where they did not';
