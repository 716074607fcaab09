comment on column files.sha256 is 'SHA-256 of the content in hex; null until the upload is done';
