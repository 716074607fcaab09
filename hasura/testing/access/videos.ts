import { notSummed, staff, type SliceAccess } from '../accessFormat.ts';

export const access: SliceAccess = {
  videos: {
    student: {
      read: 'id weekly_lecture_id title url duration_seconds opens_at closes_at sequence',
      rows: 'openReaders.student_id = me',
    },
    ...staff({
      read: `id weekly_lecture_id title url duration_seconds opens_at closes_at sequence is_for_class version
        created_by created_at updated_at`,
    }),
  },
  open_video_readers: {},
  video_readers: {
    student: { read: 'video_id student_id opens_at closes_at reason', rows: 'student_id = me' },
    ...staff({ read: 'video_id student_id opens_at closes_at reason', ...notSummed }),
  },
  video_windows: staff({
    read: 'id video_id student_id opens_at closes_at created_by created_at updated_at',
    ...notSummed,
  }),
  video_parts: staff({ read: 'video_id number from_second to_second watched replayed', ...notSummed }),
  video_clocks: {},
  video_progress: {
    student: {
      read: 'id video_id student_id covered_seconds last_position_seconds reported_at',
      rows: 'student_id = me',
    },
    ...staff({
      read: 'id video_id student_id covered_seconds last_position_seconds reported_at created_at updated_at',
      ...notSummed,
    }),
  },
  video_viewings: {
    student: {
      read: `video_id student_id weekly_lecture_id covered_seconds duration_seconds percent
        last_position_seconds reported_at strip`,
      rows: 'student_id = me',
    },
    ...staff({
      read: `video_id student_id weekly_lecture_id covered_seconds duration_seconds percent
        last_position_seconds reported_at strip`,
      ...notSummed,
    }),
  },
};
