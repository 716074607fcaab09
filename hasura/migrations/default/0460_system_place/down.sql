alter table security_settings drop column key_print, drop column is_demo;
