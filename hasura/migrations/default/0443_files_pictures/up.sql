-- A picture that arrives is made anew before it is listed; its hash is noted first, so that a retry finds what was done.

comment on column files.sha256 is 'SHA-256 of the content in hex; until the upload is done null, or that of the picture that was made of it';
