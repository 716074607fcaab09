drop index sms_recipients_failed_index, sms_messages_created_at_index, board_posts_created_at_index, weekly_lectures_held_on_index,
  users_active_index, users_name_index,
  students_number_search_index, students_parent_phone_search_index, users_phone_search_index, users_name_choseong_search_index,
  users_name_search_index;
create index users_name_index on users (name);
