drop view open_lectures;
alter table lectures drop column is_public;
drop table landing_pages;
drop table landing_pictures;
