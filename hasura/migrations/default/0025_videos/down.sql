drop view video_viewings, open_videos;
drop table video_progress, videos;
drop function guard_video, guard_new_video_progress, guard_video_progress, seconds_in;
