import { staff, type Access, type SliceAccess } from './format.ts';

const template: Access = { read: 'id name event channel body is_active created_by created_at updated_at' };

/** What the academy publishes and the texts it sends. */
export const talk: SliceAccess = {
  terms: {
    anonymous: { read: 'id title body updated_at' },
    student: { read: 'id title body updated_at' },
    ta: { read: 'id title body created_by created_at updated_at' },
    manager: {
      read: 'id title body created_by created_at updated_at',
      insert: 'id title body',
      update: 'id title body',
      delete: 'all',
    },
  },
  notices: {
    student: { read: 'id title body is_pinned created_at updated_at', rows: 'is_for_students = true' },
    ...staff({ read: 'id kind title body is_pinned is_standing is_for_students created_by created_at updated_at' }),
  },
  board_posts: {
    // The public board shows how many pages it has.
    anonymous: {
      read: 'id category title body sort_order created_at updated_at',
      rows: "is_public = true and category in ('FAQ', 'NOTICE')",
      aggregates: true,
    },
    student: {
      read: 'id category title body is_public sort_order lecture_id answered_at version created_at updated_at',
      rows: 'is_public = true or created_by = me',
    },
    ...staff({
      read: 'id category title body is_public sort_order lecture_id answered_at version created_by created_at updated_at',
    }),
  },
  board_answers: {
    student: {
      read: 'id post_id body is_accepted created_at updated_at',
      rows: 'post(is_public = true or created_by = me)',
    },
    ...staff({
      read: 'id post_id body is_accepted version created_by created_at updated_at',
    }),
  },
  push_alert_templates: {
    ta: template,
    manager: {
      ...template,
      insert: 'name event channel body is_active',
      update: 'name event channel body is_active',
      delete: 'all',
    },
  },
  word_decks: {
    student: {
      read: 'id title description lecture_id',
      rows: 'is_published = true and (lecture_id is null or lecture.enrollments.student_id = me)',
    },
    ...staff({
      read: 'id title description lecture_id is_published created_by created_at updated_at',
      insert: 'title description lecture_id is_published',
      update: 'title description lecture_id is_published',
      delete: 'all',
    }),
  },
};
