import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  held_weeks: {
    student: { read: 'weekly_lecture_id lecture_id held_on', rows: 'participants.student_id = me' },
    ...staff({ read: 'weekly_lecture_id lecture_id held_on', ...notSummed }),
  },
  weekly_lectures: {
    student: {
      read: 'id lecture_id week_number special_name held_on starts_at ends_at room',
      rows: 'participants.student_id = me',
    },
    ...staff({
      read: 'id lecture_id week_number special_name held_on starts_at ends_at room version created_by created_at updated_at',
    }),
  },
};
