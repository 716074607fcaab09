drop table file_views, file_permissions, files cascade;
drop trigger videos_url on videos;
drop function guard_video_url(), guard_file();
