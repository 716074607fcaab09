import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  videos: () => ({
    weekly_lecture_id: parent('weekly_lectures'),
    title: '1강',
    url: 'https://videos.example/1',
    duration_seconds: 3600,
    opens_at: '2026-03-03',
  }),
  video_windows: () => ({
    video_id: parent('videos'),
    student_id: parent('students'),
    opens_at: '2026-03-03',
    closes_at: '2026-03-10',
  }),
  video_clocks: () => ({ student_id: parent('students'), spare_seconds: 3600 }),
  video_progress: () => ({ video_id: parent('videos'), student_id: parent('students') }),
} satisfies RowMakers;
