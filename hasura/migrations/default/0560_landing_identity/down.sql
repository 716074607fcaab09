delete from landing_pictures where id = (select logo_id from landing_pages);
alter table landing_pages drop column accent, drop column logo_id;
