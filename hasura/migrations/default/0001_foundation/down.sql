drop function refuse_old_snapshots, is_undoing, comment_records, announce_roots, comment_on_records, guard_move, refuse, raise_version,
  touch_updated_at, announce, session_user_id, session_variable, uuid_v7;
drop extension btree_gist, pg_trgm;
