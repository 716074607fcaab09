-- What the academy is called and when it is open are said in the product, no longer by the machine alone.

alter table landing_pages
  add column academy_name text not null default '',
  add column hours text not null default '',
  add constraint landing_pages_academy_length check (length(academy_name) <= 40 and length(hours) <= 200);
comment on column landing_pages.academy_name is E'학원 이름, on every page, paper and text; 학원 where empty. ACADEMY_NAME of the machine wins\n@personal none';
comment on column landing_pages.hours is E'운영 시간, as visitors read it\n@personal none';
