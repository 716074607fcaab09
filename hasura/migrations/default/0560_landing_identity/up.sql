-- The academy's own colour and logo, beside what visitors read.

alter table landing_pages
  add column accent text not null default '',
  add column logo_id uuid references landing_pictures (id) on delete set null,
  add constraint landing_pages_accent_hex check (accent ~ '^(#[0-9a-f]{6})?$');
comment on column landing_pages.accent is E'대표 색, #rrggbb; the product''s where empty\n@personal none';
comment on column landing_pages.logo_id is '로고; the academy''s name alone where null';
create index landing_pages_logo_id_index on landing_pages (logo_id);
