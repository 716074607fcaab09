drop table user_tags, tags;
