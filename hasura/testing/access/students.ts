import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

const student = `id student_number school grade parent_name parent_phone registered_on withdrawn_on birth_on high_school_entry_year
    anonymised_at anonymises_at version created_by created_at updated_at`;

export const access: SliceAccess = {
  students: {
    student: { read: 'id student_number school grade registered_on', rows: 'id = me' },
    ...staff({ read: student }),
  },
  student_search: staff({ read: 'student_id name is_active student_number name_jamo name_choseong digits' }),
  student_siblings: staff({
    read: 'id one_id other_id status decided_by decided_at created_by created_at updated_at',
    ...notSummed,
  }),
  student_imports: staff({
    read: 'id file_name change_set_id created_count changed_count created_by created_at updated_at',
  }),
  student_exports: {
    manager: { read: 'id purpose format columns filter student_count created_by created_at updated_at', ...notSummed },
  },
};
