import { staff, type SliceAccess } from './format.ts';

const ownLecture = 'lecture(enrollments.student_id = me or weeklyLectures.participants.student_id = me)';

/** D-days, announcements, materials, videos, how far they were watched, attendance rates. */
export const materials: SliceAccess = {
  lecture_ddays: {
    student: {
      read: 'id lecture_id title falls_on sequence',
      rows: ownLecture,
    },
    ...staff({ read: 'id lecture_id title falls_on sequence version created_by created_at updated_at' }),
  },
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
  lecture_materials: {
    student: {
      read: 'id lecture_id title description sequence published_at updated_at',
      rows: `publication.id is not null and ${ownLecture}`,
    },
    ...staff({
      read: 'id lecture_id title description sequence published_at version created_by created_at updated_at',
      insert: 'lecture_id title description published_at',
      update: 'title description published_at sequence',
      delete: 'all',
    }),
  },
  published_materials: {},
  lecture_material_checks: {
    student: { read: 'id material_id student_id checked_at', rows: 'student_id = me' },
    ...staff({ read: 'id material_id student_id checked_at created_at updated_at' }),
  },
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
  attendance_rates: {
    student: { read: 'student_id lecture_id weeks present marked unset rate', rows: 'student_id = me' },
    ...staff({ read: 'student_id lecture_id weeks present marked unset rate' }),
  },
  week_attendance_rates: staff({ read: 'weekly_lecture_id lecture_id participants present marked unset rate' }),
};
