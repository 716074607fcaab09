import { expect, test } from 'vitest';
import { parseTsv, toTsv } from './tsv.ts';

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['출석\n', [['출석']]],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"두\n줄"\t"그는 ""네"""', [['두\n줄', '그는 "네"']]],
  ['"따옴표로 시작', [['"따옴표로 시작']]],
  ['', [['']]],
])('%j holds %j', (text, rows) => {
  expect(parseTsv(text)).toEqual(rows);
});

test('what is copied can be pasted', () => {
  const rows = [
    ['두\n줄', 'a\tb', '"'],
    ['', '보통', '1,200'],
  ];
  expect(parseTsv(toTsv(rows))).toEqual(rows);
});
