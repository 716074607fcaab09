drop trigger students_forget_push on students;
drop trigger refresh_tokens_end_push on refresh_tokens;
drop trigger notifications_push on notifications;
drop function forget_push(), end_push_subscriptions(), queue_pushes(), push_time(uuid, timestamptz);
drop table notification_settings, push_deliveries, push_subscriptions;
