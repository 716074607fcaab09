drop index board_posts_listed_index;
