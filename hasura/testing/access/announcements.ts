import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  announcements: {
    student: {
      read: 'id weekly_lecture_id title body published_at updated_at',
      rows: 'publication.id is not null and weeklyLecture.participants.student_id = me',
    },
    ...staff({ read: 'id weekly_lecture_id title body published_at version created_by created_at updated_at' }),
  },
  announcement_reads: {
    student: {
      read: 'id announcement_id student_id read_at',
      rows: 'student_id = me',
      insert: {
        columns: 'announcement_id',
        rows: 'announcement(publication.id is not null and weeklyLecture.participants.student_id = me)',
        presets: 'student_id = me',
      },
    },
    ...staff({ read: 'id announcement_id student_id read_at created_at updated_at' }),
  },
  published_announcements: {},
};
