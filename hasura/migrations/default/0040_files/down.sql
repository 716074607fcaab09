drop trigger videos_url on videos;
drop function may_read_file;
drop table removed_objects, file_views, file_permissions, files;
drop function queue_removed_object, guard_owner_open, guard_video_url, guard_file;
