// @module-tag timeless
import { listParts } from './headers.ts';
import { expect, it } from 'vitest';

const isWords = (words: readonly string[]) => words.includes('단어') && words.includes('뜻');
const read = (...sheet: string[][]) =>
  listParts(sheet, isWords).map(({ from, words, rows }) => [
    from,
    words,
    rows.map(({ row, cells }) => [row, ...cells]),
  ]);

it.each<[string, string[][], unknown]>([
  [
    'one list',
    [
      ['단어', '뜻'],
      ['a', '가'],
    ],
    [[0, ['단어', '뜻'], [[2, 'a', '가']]]],
  ],
  [
    'a list beside itself',
    [
      ['단어', '뜻', '', '단어', '뜻'],
      ['a', '가', '', 'b', '나'],
    ],
    [
      [0, ['단어', '뜻', ''], [[2, 'a', '가', '']]],
      [3, ['단어', '뜻'], [[2, 'b', '나']]],
    ],
  ],
  [
    'a number before the first alone',
    [
      ['번호', '단어', '뜻', '단어', '뜻'],
      ['1', 'a', '가', 'b', '나'],
    ],
    [
      [0, ['번호', '단어', '뜻'], [[2, '1', 'a', '가']]],
      [3, ['단어', '뜻'], [[2, 'b', '나']]],
    ],
  ],
  [
    'a header again, the other way round',
    [['3월'], ['단어', '뜻'], ['a', '가'], ['뜻', '단어'], ['나', 'b']],
    [
      [0, ['단어', '뜻'], [[3, 'a', '가']]],
      [0, ['뜻', '단어'], [[5, '나', 'b']]],
    ],
  ],
  [
    'a column that is there twice',
    [
      ['단어', '뜻', '뜻'],
      ['a', '가', '나'],
    ],
    [[0, ['단어', '뜻'], [[2, 'a', '가']]]],
  ],
  ['no header', [['a', '가']], []],
  ['a header too far down', [...Array.from({ length: 20 }, () => ['']), ['단어', '뜻']], []],
])('reads %s', (_name, sheet, parts) => expect(read(...sheet)).toEqual(parts));
