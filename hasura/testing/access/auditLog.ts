import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  change_sets: staff({ read: 'id kind facts', aggregates: false, roots: '' }),
  audit_log: {
    ta: {
      read: 'id at actor_id actor_role change_set_id action table_name row_id before after',
      rows: "table_name in ('participants', 'scores', 'score_attempts')",
      aggregates: false,
    },
    manager: { read: 'id at actor_id actor_role change_set_id action table_name row_id before after' },
  },
  audit_entries: {
    manager: {
      read: `id at actor_id actor_role actor_name ip change_set_id kind
        facts action table_name row_id before after person_name is_undoable is_for_oneself`,
    },
  },
  change_set_places: {},
  my_changes: staff({
    read: 'id place kind facts at head_id is_done cells name number before after person_name exam_name retake_number',
    rows: 'actor_id = me',
    aggregates: false,
    roots: 'select',
  }),
  audit_exports: {},
};
