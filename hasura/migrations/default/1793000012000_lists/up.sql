-- Indexes of the lists: what search boxes look inside of, and the orders that screens show.

create extension if not exists pg_trgm;

-- Every three letters of names, initial consonants, numbers and phones.
create index users_name_search_index on users using gin (name gin_trgm_ops);
create index users_name_choseong_search_index on users using gin (name_choseong gin_trgm_ops);
create index users_phone_search_index on users using gin (phone gin_trgm_ops);
create index students_parent_phone_search_index on students using gin (parent_phone gin_trgm_ops);
create index students_number_search_index on students using gin (student_number gin_trgm_ops);

-- A name of which one syllable is unfinished has no three letters; with its id the name is found in the index alone.
drop index users_name_index;
create index users_name_index on users (name, id);
-- Who is active is what most lists show; in an old academy they are few.
create index users_active_index on users (id) include (name) where is_active;

create index weekly_lectures_held_on_index on weekly_lectures (held_on, starts_at);
create index board_posts_created_at_index on board_posts (category, created_at);
create index sms_messages_created_at_index on sms_messages (created_at);
create index sms_recipients_failed_index on sms_recipients (created_at) where status = 'FAILED';
