import { parent, type RowMakers } from './format.ts';

export const materials = {
  lecture_ddays: (n) => ({ lecture_id: parent('lectures'), title: '수능', falls_on: '2026-11-19', sequence: n }),
  announcements: () => ({
    weekly_lecture_id: parent('weekly_lectures'),
    title: '숙제 안내',
    body: '{"type": "doc", "content": []}',
    published_at: '2026-03-03',
  }),
  announcement_reads: () => ({ announcement_id: parent('announcements'), student_id: parent('students') }),
  lecture_materials: () => ({ lecture_id: parent('lectures'), title: '개념 정리', published_at: '2026-03-03' }),
  lecture_material_checks: () => ({ material_id: parent('lecture_materials'), student_id: parent('students') }),
  videos: () => ({
    weekly_lecture_id: parent('weekly_lectures'),
    title: '1강',
    url: 'https://videos.example/1',
    duration_seconds: 3600,
    opens_at: '2026-03-03',
  }),
  video_progress: () => ({ video_id: parent('videos'), student_id: parent('students') }),
} satisfies RowMakers;
