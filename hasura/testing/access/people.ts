import { staff, type SliceAccess } from './format.ts';

const user = 'id login_id type name phone is_active must_change_password created_at updated_at';
const student = `id student_number school grade parent_name parent_phone registered_on withdrawn_on high_school_entry_year
    anonymised_at version created_by created_at updated_at`;

/** Users, students, TAs, tags, memos, saved views, the audit trail. */
export const people: SliceAccess = {
  users: {
    student: { read: 'id login_id type name phone', rows: 'id = me' },
    ta: { read: user, rows: "type = 'STUDENT' or id = me" },
    manager: { read: user },
  },
  students: {
    student: { read: 'id student_number school grade registered_on', rows: 'id = me' },
    ...staff({ read: student }),
  },
  student_search: staff({ read: 'student_id name is_active student_number name_jamo name_choseong digits' }),
  student_siblings: staff({
    read: 'id one_id other_id status decided_by decided_at created_by created_at updated_at',
  }),
  tas: {
    ta: { read: 'id is_admin_level', rows: 'id = me', aggregates: false },
    manager: { read: 'id is_admin_level created_at updated_at' },
  },
  staff: staff({ read: 'id name type is_active is_admin_level' }),
  tags: staff({ read: 'id name color priority created_by created_at updated_at' }),
  user_tags: staff({ read: 'user_id tag_id created_by created_at updated_at' }),
  student_memos: staff({ read: 'id student_id body is_pinned version created_by created_at updated_at' }),
  saved_views: staff({
    read: 'id screen name query created_by created_at updated_at',
    rows: 'created_by = me',
    insert: { columns: 'screen name query', rows: 'created_by = me' },
    update: { columns: 'name query', rows: 'created_by = me' },
    delete: 'created_by = me',
  }),
  student_imports: staff({
    read: 'id file_name change_set_id created_count changed_count created_by created_at updated_at',
  }),
  student_exports: {
    manager: { read: 'id purpose format columns filter student_count created_by created_at updated_at' },
  },
  audit_log: {
    ta: {
      read: 'id at actor_id actor_role change_set_id action table_name row_id before after',
      rows: "table_name in ('participants', 'scores', 'score_attempts')",
      aggregates: false,
    },
    manager: { read: 'id at actor_id actor_role change_set_id action table_name row_id before after' },
  },
  refresh_tokens: {},
  password_resets: {},
  rate_limits: {},
  error_logs: {},
};
