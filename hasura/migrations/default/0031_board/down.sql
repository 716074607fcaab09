drop table board_answers, board_posts;
drop function fill_answered_at, follow_board_answer, recompute_board_answers, guard_board_answer, guard_board_post;
