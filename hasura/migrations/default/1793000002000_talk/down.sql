drop table word_decks, push_alert_templates, board_posts, notices, terms cascade;
