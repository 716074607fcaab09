-- The first page of all posts comes from an index, and their number from one that is smaller than the table.

create index board_posts_listed_index on board_posts (created_at desc, id) where deleted_at is null;
