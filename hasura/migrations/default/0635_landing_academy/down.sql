alter table landing_pages drop column academy_name, drop column hours;
