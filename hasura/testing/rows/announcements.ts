import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  announcements: () => ({
    weekly_lecture_id: parent('weekly_lectures'),
    title: '숙제 안내',
    body: '{"type": "doc", "content": []}',
    published_at: '2026-03-03',
  }),
  announcement_reads: () => ({ announcement_id: parent('announcements'), student_id: parent('students') }),
} satisfies RowMakers;
