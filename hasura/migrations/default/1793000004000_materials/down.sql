drop view week_attendance_rates, attendance_rates, video_viewings, open_videos, published_materials, published_announcements;
drop table video_progress, videos, lecture_material_checks, lecture_materials, announcements, lecture_ddays cascade;
drop function guard_video(), guard_new_video_progress(), guard_video_progress(), guard_material_check(), seconds_in(int4multirange), comment_on_records(text[]);
