import { staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  videos: {
    student: {
      read: 'id weekly_lecture_id title url duration_seconds opens_at closes_at',
      rows: 'opening.id is not null and weeklyLecture.participants.student_id = me',
    },
    ...staff({
      read: `id weekly_lecture_id title url duration_seconds opens_at closes_at version
        created_by created_at updated_at`,
    }),
  },
  open_videos: {},
  video_progress: {
    student: {
      read: 'id video_id student_id covered_seconds last_position_seconds reported_at',
      rows: 'student_id = me',
    },
    ...staff({
      read: 'id video_id student_id covered_seconds last_position_seconds reported_at created_at updated_at',
    }),
  },
  video_viewings: {
    student: {
      read: `video_id student_id weekly_lecture_id covered_seconds duration_seconds percent
        last_position_seconds reported_at`,
      rows: 'student_id = me',
    },
    ...staff({
      read: `video_id student_id weekly_lecture_id covered_seconds duration_seconds percent
        last_position_seconds reported_at`,
    }),
  },
};
