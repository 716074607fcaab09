import { expect, test } from 'vitest';
import { lessonAt } from './lessonAt.ts';

const lesson = { lectureId: 'a', heldOn: '2026-03-03', startsAt: '18:00:00', endsAt: '20:00:00' };
const lessons = {
  lectures: [{ id: 'a', name: '중2 영어' }],
  weeklyLectures: [lesson],
  lessonTimes: [{ ...lesson, heldOn: '2026-03-10' }],
};

test.each([
  ['2026-03-03T18:30:00+09:00', '2026-03-03T19:30:00+09:00', '중2 영어 18:00–20:00'],
  ['2026-03-10T10:59:00Z', '2026-03-10T12:00:00Z', '중2 영어 18:00–20:00'],
  ['2026-03-03T20:00:00+09:00', '2026-03-03T21:00:00+09:00', ''],
  ['2026-03-04T18:30:00+09:00', '2026-03-04T19:30:00+09:00', ''],
])('%s to %s', (startsAt, endsAt, words) => {
  expect(lessonAt(lessons, { startsAt, endsAt })).toBe(words);
});
