import { expect, test } from 'vitest';
import { filterStudents, isBelowNow, isWritten } from './gradeFilters.ts';
import { examOf, gradebookOf, students } from '../testing/gradeData.ts';

const ids = students.map(({ id }) => id);
const data = {
  ...gradebookOf([examOf('e1', [[80], [60, 75], [null], undefined]), examOf('e2', [[69], [90], [90], [90]])]),
  absences: [
    { studentId: ids[3]!, weeklyLectureId: 'week' },
    { studentId: ids[0]!, weeklyLectureId: 'another week' },
  ],
};

test('filters students by missing results, below a cutline, and absent with a value', () => {
  const found = filterStudents(data);
  expect(found).toEqual({
    missing: new Set([ids[2]]),
    below: new Set([ids[0]]),
    absent: new Set([ids[3]]),
  });
});

test('the latest attempt with points decides whether a score is below the cutline', () => {
  const exam = examOf('e', [[60, 75], [75, 60], [60, null], [70], [null]]);
  expect(exam.scores.map((score) => isBelowNow(score, exam))).toEqual([false, true, true, false, false]);
});

test.each([
  [{ value: 90 }, { value: 80 }, true],
  [{ memo: '' }, { memo: '늦음' }, true],
  [{ is_grade_by_hand: false }, { is_grade_by_hand: true }, true],
  [{ grade: 3 }, { grade: 2 }, false],
  [{ value: null }, {}, false],
])('what people write is told from what the server computes: %o → %o', (before, after, written) => {
  expect(isWritten({ before, after })).toBe(written);
});
