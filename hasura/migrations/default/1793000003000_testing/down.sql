drop function guard_move();
