import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  absence_notices: staff({
    read: 'id student_id weekly_lecture_id reason status decided_at decided_by created_at updated_at',
    ...notSummed,
  }),
};
