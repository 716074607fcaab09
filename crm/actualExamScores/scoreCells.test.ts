import { expect, test } from 'vitest';
import { scoreCell, waiting, withTyped, type ScoreRow } from './scoreCells.ts';

const row = (rawScore: number | null) =>
  ({
    id: 'a',
    actualExamScores: [{ rawScore, standardScore: null, percentile: null, grade: 3, version: 1 }],
  }) as unknown as ScoreRow;
const type = (value: string, begun: ScoreRow, now: ScoreRow) =>
  withTyped(new Map(), [now], [{ rowId: 'a', columnId: 'rawScore', value }], [begun]);

test('a value that another saved since typing began is shown and must be typed over knowingly', () => {
  const typed = type('80', row(null), row(75));
  expect(scoreCell(row(75), 'rawScore', typed)).toEqual({
    value: '80',
    problem: '다른 사람이 먼저 바꿨습니다: 75. 내 값을 저장하려면 한 번 더 써 주세요.',
  });
  expect(waiting([row(75)], typed)).toEqual({ changed: 1, wrong: 1 });
  const again = withTyped(typed, [row(75)], [{ rowId: 'a', columnId: 'rawScore', value: '80' }]);
  expect(scoreCell(row(75), 'rawScore', again)).toEqual({ value: '80' });
});

test.each([
  ['nothing was saved meanwhile', 75, 75],
  ['the same value was saved', 75, 80],
])('there is nothing to ask when %s', (_, before, now) => {
  expect(scoreCell(row(now), 'rawScore', type('80', row(before), row(before)))).toEqual({ value: '80' });
});

const grade = (value: string) => {
  const typed = withTyped(new Map(), [row(75)], [{ rowId: 'a', columnId: 'grade', value }]);
  return { ...scoreCell(row(75), 'grade', typed), ...waiting([row(75)], typed) };
};

test.each(['5', '5등급', '5 등급', ' 5등급 (9등급제)', '5등급(5등급제)', '5/9'])(
  'a pasted 등급 is read from %j',
  (text) => {
    expect(grade(text)).toEqual({ value: '5', changed: 1, wrong: 0 });
  },
);

test.each(['12', '5점', '5/8', '등급'])('%j is no 등급', (text) => {
  expect(grade(text)).toMatchObject({ value: text, wrong: 1 });
});
