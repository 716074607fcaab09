import { notSummed, staff, type Access, type SliceAccess } from '../accessFormat.ts';

const attendanceType: Access = {
  read: 'id name short_name color counts_as_present sequence is_active version created_by created_at updated_at',
  insert: 'name short_name color counts_as_present sequence is_active',
  update: 'name short_name color counts_as_present sequence is_active version',
  delete: 'all',
  ...notSummed,
};

export const access: SliceAccess = {
  attendance_types: {
    student: { read: 'id name short_name color counts_as_present sequence' },
    ...staff(attendanceType),
  },
};
