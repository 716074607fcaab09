import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf, type PendingEdit } from '../../grid/index.ts';
import { editAt, findAttempt, gradeRows, withLive, withoutAttempt, withWritten, type Written } from './gradeRows.ts';
import type { GradebookData, GradeCell } from '../grades.ts';
import { attemptOf, examOf, gradebookOf } from '../testing/gradeData.ts';

const data = gradebookOf([
  examOf('e1', [[80], [65, 75], [null], undefined, [0]]),
  examOf('e2', [[50], [60], [70], [80], undefined]),
]);

test('a row has a score for each exam, and none where the student is no participant', () => {
  expect(gradeRows(data).map(({ scores }) => scores.map((score) => score?.id))).toEqual([
    ['e1-0', 'e2-0'],
    ['e1-1', 'e2-1'],
    ['e1-2', 'e2-2'],
    [undefined, 'e2-3'],
    ['e1-4', undefined],
  ]);
});

test('a value creates a new object for its own row and no other', () => {
  const before = gradeRows(data);
  const attempt = attemptOf('e2-1', 0, { value: 99, version: 2 });
  const after = gradeRows(withWritten(data, [{ scoreId: 'e2-1', attempt }]));
  expect(after.map((row, at) => row === before[at])).toEqual([true, false, true, true, true]);
  expect(after[1]?.scores[1]?.attempts[0]?.value).toBe(99);
});

test.each<[string, Written]>([
  ['of a score that is not shown', { scoreId: 'gone', status: 'TAKEN', scoreVersion: 9 }],
  ['of an older version of an attempt', { scoreId: 'e1-0', attempt: attemptOf('e1-0', 0, { value: 1 }) }],
  ['of the same version of a score', { scoreId: 'e1-0', status: 'ABSENT', scoreVersion: 1 }],
])('an answer %s changes nothing', (_, written) => {
  expect(withWritten(data, [written])).toBe(data);
});

test('a changed 등급 is shown although it increases no version', () => {
  const attempt = { ...data.exams[0]!.scores[0]!.attempts[0]!, grade: 2 };
  const key = { scoreId: 'e1-0', retakeNumber: 0 };
  expect(findAttempt(withWritten(data, [{ scoreId: 'e1-0', attempt }]), key)?.attempt?.grade).toBe(2);
});

test('a retake is added after the earlier attempts, and removed when it is deleted', () => {
  const key = { scoreId: 'e1-0', retakeNumber: 1 };
  expect(findAttempt(data, key)).toBeUndefined();
  const added = withWritten(data, [{ scoreId: 'e1-0', attempt: attemptOf('e1-0', 1, { value: 90 }) }]);
  expect(added.exams[0]?.scores[0]?.attempts.map(({ value }) => value)).toEqual([80, 90]);
  expect(added.exams[1]).toBe(data.exams[1]);
  expect(withoutAttempt(added, key)).toEqual(data);
  expect(withoutAttempt(data, key)).toBe(data);
});

test("pending edits and colleagues are only in their student's row", () => {
  const rows = gradeRows(data);
  const cell: GradeCell = { record: { scoreId: 'e2-3', retakeNumber: 0 }, column: 'memo' };
  const edit: PendingEdit<GradeCell> = { cell, value: '늦음', state: 'saving', base: { value: null, version: 1 } };
  const live = withLive(rows, data, {
    edits: new Map([[keyOf(cell), edit]]),
    holders: new Map([[keyOf(cell), { cell, name: '박조교' }]]),
  });
  expect(live.map((row, at) => row === rows[at])).toEqual([true, true, true, false, true]);
  expect(editAt(live[3]!, cell)).toBe(edit);
  expect(editAt(live[3]!, { ...cell, column: 'value' })).toBeUndefined();
  expect(withLive(rows, data, { edits: new Map(), holders: new Map() })).toBe(rows);
});

/** The same gradebook as new objects, so that no row of it is cached. */
const copy = (one: GradebookData): GradebookData => structuredClone(one);

test('rows patched after each response equal rows computed from scratch', () => {
  const written = fc.record({
    exam: fc.constantFrom('e1', 'e2'),
    student: fc.integer({ min: 0, max: 4 }),
    retakeNumber: fc.integer({ min: 0, max: 2 }),
    value: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
    version: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(written, { maxLength: 4 }), { maxLength: 8 }), (answers) => {
      let now = data;
      for (const answer of answers) {
        now = withWritten(
          now,
          answer.map(({ exam, student, retakeNumber, ...part }) => {
            const scoreId = `${exam}-${student}`;
            return { scoreId, attempt: attemptOf(scoreId, retakeNumber, part) };
          }),
        );
        expect(gradeRows(now)).toEqual(gradeRows(copy(now)));
      }
    }),
  );
});
