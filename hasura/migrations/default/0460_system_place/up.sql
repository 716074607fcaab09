-- What a database knows of the place it belongs to, so that a lost file beside it decides nothing.

alter table security_settings
  add column key_print text,
  add column is_demo boolean,
  add constraint security_settings_key_print_form check (key_print ~ '^[0-9a-f]{32}$');
comment on column security_settings.key_print is 'Tells the signing key that second factors, sessions and links rest on from others, and says nothing of it; null until the first start';
comment on column security_settings.is_demo is 'Whether it is the demo, whose passwords everybody knows; null until the first start';
