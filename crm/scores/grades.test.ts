import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attemptCell, examTaken, isBelow, mostRetakes, readTyped, shownValue, valueOf } from './grades.ts';
import { attemptOf, examOf, scoreOf } from './testing/gradeData.ts';

const noPoints = { mistake: '점수나 결시, 면제를 써 주세요.' };
const tooMany = { mistake: '만점이 100점인 시험입니다. 0점에서 100점 사이로 넣어 주세요.' };

test.each([
  ['90', { value: '90' }],
  ['0', { value: '0' }],
  ['007', { value: '7' }],
  ['54.5', { value: '54.5' }],
  ['54,25', { value: '54.25' }],
  ['90점', { value: '90' }],
  ['90 점', { value: '90' }],
  ['９０', { value: '90' }],
  ['결시', { status: 'ABSENT' }],
  ['결', { status: 'ABSENT' }],
  ['결석', { status: 'ABSENT' }],
  ['면제', { status: 'EXEMPT' }],
  ['면', { status: 'EXEMPT' }],
  ['결시'.normalize('NFD'), { status: 'ABSENT' }],
  ['100.01', tooMany],
  ['101', tooMany],
  ['1,000', noPoints],
  ['54.555', noPoints],
  ['-5', noPoints],
  ['1e2', noPoints],
  ['', noPoints],
  ['점', noPoints],
  ['몰라', noPoints],
  ['constructor', noPoints],
])('what is typed for points: %s', (text, typed) => {
  expect(readTyped(text, 100)).toEqual(typed);
});

test('every number of points is parsed, and nothing else becomes points', () => {
  const points = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(points, (value) => {
      expect(readTyped(String(value), 100)).toEqual({ value: String(value) });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const typed = readTyped(text, 100);
      if ('value' in typed) expect(Number(typed.value)).toBeLessThanOrEqual(100);
      else expect('mistake' in typed || ['ABSENT', 'EXEMPT'].includes(typed.status)).toBe(true);
    }),
  );
});

test.each([
  ['80', 'GRADED', '80'],
  ['80', 'ABSENT', '80'],
  [null, 'ABSENT', '결시'],
  [null, 'EXEMPT', '면제'],
  [null, 'TAKEN', null],
  [null, null, null],
])('points %s with status %s show %s', (value, status, shown) => {
  expect(shownValue(value, status)).toBe(shown);
});

test('a retake that was never added is no attempt; a first attempt always exists', () => {
  const exam = examOf('e', [[]]);
  const score = exam.scores[0]!;
  expect(attemptCell(exam, score, 0)).toEqual({ exam, score, retakeNumber: 0, attempt: undefined });
  expect(attemptCell(exam, score, 1)).toBeUndefined();
});

test('an attempt with a retake exam is graded by it', () => {
  const harder = { id: 'r', name: '재시험지', cutline: 40, totalPoints: 50 };
  const exam = { ...examOf('e', []), retakeExams: [harder] };
  const score = scoreOf('e', 0, [60]);
  const retake = attemptOf(score.id, 1, { value: 60, retakeExamId: 'r' });
  const cells = [
    { exam, score, retakeNumber: 0, attempt: score.attempts[0] },
    { exam, score, retakeNumber: 1, attempt: retake },
  ];
  expect(cells.map((cell) => examTaken(cell).cutline)).toEqual([70, 40]);
  expect(cells.map((cell) => isBelow(cell))).toEqual([true, false]);
});

test('an attempt without a record has only its default delivery type', () => {
  const exam = examOf('e', [[]]);
  const cell = attemptCell(exam, exam.scores[0]!, 0)!;
  const fields = ['value', 'status', 'delivery', 'clinic', 'grade', 'memo'] as const;
  expect(fields.map((field) => valueOf(cell, field))).toEqual([null, null, 'ONSITE', null, null, null]);
});

test('counts the most retakes of any student in an exam', () => {
  expect(mostRetakes(examOf('e', [[80], [40, 50, 75], undefined]).scores)).toBe(2);
  expect(mostRetakes([])).toBe(0);
});
