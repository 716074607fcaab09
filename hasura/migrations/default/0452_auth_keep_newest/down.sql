drop trigger file_views_newest on file_views;
drop trigger refresh_tokens_newest on refresh_tokens;
drop trigger known_devices_newest on known_devices;
drop function keep_newest();
