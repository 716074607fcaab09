import { expect, it } from 'vitest';
import { pathOf } from './kinds.ts';

const notice = {
  id: 'n',
  body: '',
  subjectId: 's',
  examId: null,
  isCounsel: false,
  lectureId: 'l',
  weeklyLectureId: 'w',
  readAt: null,
  createdAt: '2026-11-21T09:00:00Z',
};

it.each([
  ['a result', { kind: 'SCORE_SHOWN', examId: 'e' }, '/portal/exams/e'],
  ['a report card', { kind: 'REPORT_CARD', examId: 'e' }, '/portal/exams/e'],
  ['a counsel booking', { kind: 'CLINIC_RESERVED', isCounsel: true }, '/portal/counsel'],
  ['a clinic booking', { kind: 'CLINIC_RESERVED' }, '/portal/clinic'],
  ['a moved booking', { kind: 'CLINIC_MOVED' }, '/portal/clinic'],
  ['a moved week', { kind: 'WEEK_MOVED' }, '/portal/lectures/l/weeks/w'],
  ['an absence', { kind: 'ABSENT' }, '/portal/lectures/l/weeks/w'],
])('%s opens itself', (_, about, path) => {
  expect(pathOf({ ...notice, ...about })).toBe(path);
});
