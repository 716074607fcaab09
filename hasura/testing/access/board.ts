import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
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
};
