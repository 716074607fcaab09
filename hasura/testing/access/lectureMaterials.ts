import { staff, type SliceAccess, notSummed } from '../accessFormat.ts';

export const access: SliceAccess = {
  lecture_materials: {
    student: {
      read: 'id lecture_id title description sequence published_at updated_at',
      rows: 'readers.student_id = me',
    },
    ...staff({
      read: 'id lecture_id title description sequence published_at version created_by created_at updated_at',
      insert: 'lecture_id title description published_at',
      update: 'title description published_at sequence',
      delete: 'all',
    }),
  },
  published_materials: {},
  material_readers: {},
  lecture_material_checks: {
    student: { read: 'id material_id student_id checked_at', rows: 'student_id = me' },
    ...staff({ read: 'id material_id student_id checked_at created_at updated_at', ...notSummed }),
  },
};
