import { expect, test } from 'vitest';
import { keySheet } from './keyFile.ts';
import { readKeySheet } from './readKeySheet.ts';
import { countMistakes, keyRows } from './keyRows.ts';

const questions = [1, 2].map((number) => ({
  number,
  kind: 'CHOICE',
  answer: number,
  alsoAccepts: [],
  points: 5,
  unit: '수열',
  gradingRule: 'NORMAL',
}));
const rows = keyRows(questions);

test('an exported key is imported unchanged', () => {
  const { header, rows: lines } = keySheet(rows);
  expect(header).toEqual(['문항', '종류', '정답', '복수 정답', '배점', '단원', '채점']);
  expect(readKeySheet([header, ...lines], [])).toEqual({ rows, ignored: [], notes: [] });
});

test('missing columns keep their values, questions are added, a title row above is skipped', () => {
  const sheet = [['3월 주간 테스트'], [], ['번호', '답'], ['1', '24'], ['3번', '③'], ['', '']];
  const read = readKeySheet(sheet, rows);
  expect(read).toMatchObject({ rows: [{ answer: '24', unit: '수열', points: '5' }, { answer: '②' }, { answer: '③' }] });
});

test('an invalid value is kept so that it can be corrected', () => {
  const read = readKeySheet(
    [
      ['문항', '정답', '종류'],
      ['1', '9', '객관식'],
      ['2', '1', '서술형'],
    ],
    rows,
  );
  if ('reason' in read) throw new Error(read.reason);
  expect(read.rows[0]).toMatchObject({ answer: '9' });
  expect(countMistakes(read.rows)).toBe(2);
});

test.each([
  ['no header', [['이름'], ['김민수']], '머리글'],
  [
    'a number twice',
    [
      ['문항', '정답'],
      ['1', '1'],
      ['1', '2'],
    ],
    '3행: 1번이 두 번',
  ],
  [
    'no number',
    [
      ['문항', '정답'],
      ['가', '1'],
    ],
    '2행: 문항은',
  ],
  ['nothing below', [['문항', '정답']], '문항이 없습니다'],
])('refuses %s', (_, sheet, reason) => {
  expect(readKeySheet(sheet, rows)).toEqual({ reason: expect.stringContaining(reason) as string });
});

test('reads the numbers of others, and names the columns that it does not read', () => {
  const found = readKeySheet(
    [
      ['문항', '정답', '해설'],
      ['1.0', '3', '…'],
      ['제2문', '①', '…'],
    ],
    [],
  );
  expect(found).toMatchObject({
    rows: [
      { id: '1', answer: '3' },
      { id: '2', answer: '①' },
    ],
    ignored: ['해설'],
  });
});
