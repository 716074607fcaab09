import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const shown = 'id category title body content is_public sort_order created_at updated_at';
const asked = 'visibility lecture_id exam_id exam_number answered_at waiting_since reopened_at version';
const mine = 'is_public = true or created_by = me or readers.student_id = me';
const entry = 'id post_id kind body content file_ids is_accepted created_at updated_at';

export const access: SliceAccess = {
  board_posts: {
    // The public board shows how many pages it has.
    anonymous: {
      read: 'id category title body content sort_order created_at updated_at',
      rows: "deleted_at is null and is_public = true and category in ('FAQ', 'NOTICE')",
      aggregates: true,
    },
    // Never who asked: an anonymous question stays so.
    student: { read: `${shown} ${asked}`, rows: `deleted_at is null and (${mine})` },
    ...staff({ read: `${shown} ${asked} assigned_ta_id created_by`, rows: 'deleted_at is null' }),
  },
  board_answers: {
    student: { read: entry, rows: `deleted_at is null and post(deleted_at is null and (${mine}))` },
    ...staff({
      read: `${entry} version created_by`,
      rows: 'deleted_at is null and post.deleted_at is null',
      ...notSummed,
    }),
  },
  board_authors: { student: { read: 'post_id name', rows: 'post.readers.student_id = me' } },
  board_readers: {},
  board_versions: staff({ read: 'id post_id answer_id at actor_id title body', ...notSummed }),
  board_settings: {
    student: { read: 'id answer_hours' },
    ...staff({ read: 'id answer_hours version created_at updated_at', ...notSummed }),
  },
  board_replies: staff({ read: 'id title body version created_by created_at updated_at', ...notSummed }),
};
