alter table refresh_tokens drop column family_started_at;
