import { expect, test } from 'vitest';
import { examMonth, examWords } from './actualExams.ts';

test.each([
  [{ kind: 'SCHOOL', year: 2026, term: 1, part: 'MIDTERM' }, '2026년 1학기 중간고사', '2026-04'],
  [{ kind: 'SCHOOL', year: 2026, term: 1, part: null }, '2026년 1학기 전체', '2026-07'],
  [{ kind: 'SCHOOL', year: 2026, term: 2, part: 'FINAL' }, '2026년 2학기 기말고사', '2026-12'],
  [{ kind: 'MOCK', year: 2026, month: 6 }, '2026년 6월 모의고사', '2026-06'],
  [{ kind: 'CSAT', year: 2027 }, '2027학년도 수능', '2026-11'],
])('%j', (exam, words, month) => {
  expect([examWords(exam), examMonth(exam)]).toEqual([words, month]);
});
