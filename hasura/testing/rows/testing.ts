import { parent, type RowMakers } from './format.ts';

// Scores come with participants and exams; a test that needs one makes those.
export const testing = {
  exam_templates: (n) => ({ lecture_id: parent('lectures'), name: `양식 ${n}` }),
  exams: (n) => ({ weekly_lecture_id: parent('weekly_lectures'), name: `시험 ${n}` }),
  retake_exams: (n) => ({ exam_id: parent('exams'), name: `재시험 ${n}` }),
  exam_questions: (n) => ({ number: (n % 100) + 1, kind: 'CHOICE', answer: 3, points: 4 }),
  // Which questions are mapped the test says, and who hands in which exam; no maker could.
  retake_question_maps: () => ({}),
  omr_layouts: () => ({ exam_id: parent('exams'), questions: 'CC', template: '{}' }),
  omr_scans: () => ({ exam_id: parent('exams'), file_name: '스캔.pdf' }),
  omr_sheets: () => ({ exam_id: parent('exams') }),
  submissions: () => ({}),
  // About a score, which the test names.
  report_remarks: () => ({ body: '잘했습니다.' }),
  report_links: (n) => ({ token_hash: n.toString(16).padStart(64, '0'), expires_at: '2099-12-31T00:00:00Z' }),
} satisfies RowMakers;
