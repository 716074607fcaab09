import { staff, type Access, type SliceAccess } from './format.ts';

const attendanceType: Access = {
  read: 'id name short_name color counts_as_present sequence is_active created_by created_at updated_at',
  insert: 'name short_name color counts_as_present sequence is_active',
  update: 'name short_name color counts_as_present sequence is_active',
  delete: 'all',
};

const enrollment: Access = {
  read: 'id lecture_id student_id from_date to_date created_by created_at updated_at',
  insert: 'lecture_id student_id from_date to_date',
  update: 'from_date to_date',
};

/** Lectures, who attends them, their weeks, attendance. */
export const teaching: SliceAccess = {
  lectures: {
    student: {
      read: 'id name teacher_name weekday starts_at ends_at room status',
      rows: 'enrollments.student_id = me or weeklyLectures.participants.student_id = me',
    },
    ...staff({
      read: 'id name teacher_name weekday starts_at ends_at room capacity status version created_by created_at updated_at',
    }),
  },
  representative_lectures: staff({ read: 'student_id lecture_id created_by created_at updated_at' }),
  enrollments: {
    student: { read: 'id lecture_id student_id from_date to_date', rows: 'student_id = me' },
    ta: enrollment,
    manager: { ...enrollment, delete: 'all' },
  },
  attendance_types: {
    student: { read: 'id name short_name color counts_as_present sequence' },
    ...staff(attendanceType),
  },
  weekly_lectures: {
    student: {
      read: 'id lecture_id week_number special_name held_on starts_at ends_at room',
      rows: 'participants.student_id = me',
    },
    ...staff({
      read: 'id lecture_id week_number special_name held_on starts_at ends_at room created_by created_at updated_at',
    }),
  },
  participants: {
    student: { read: 'id weekly_lecture_id student_id attendance_type_id marked_at', rows: 'student_id = me' },
    ...staff({
      read: `id weekly_lecture_id student_id attendance_type_id memo is_locked lock_reason makeup_for_id version marked_by marked_at
        created_by created_at updated_at`,
    }),
  },
};
