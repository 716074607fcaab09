drop view published_announcements;
drop table announcement_reads, announcements;
drop function guard_announcement_read;
