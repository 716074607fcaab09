import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  student_timeline: staff({ read: 'student_id kind at title ref_id actor_id', ...notSummed }),
};
