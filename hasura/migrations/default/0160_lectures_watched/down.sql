alter table lectures drop column watched_percent;
