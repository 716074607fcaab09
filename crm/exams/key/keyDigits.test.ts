import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, groupedDigits, plainDigits, withDigits } from './keyDigits.ts';
import { withCount } from './keyRows.ts';

const empty = withCount([], 5);

test('a run of digits answers one question each and adds the ones that are missing', () => {
  const rows = withDigits(empty, '3124512');
  expect(rows.map(({ id, answer }) => `${id}:${answer}`)).toEqual(['1:3', '2:1', '3:2', '4:4', '5:5', '6:1', '7:2']);
});

test('a dot leaves a question as it is, and so does a short answer', () => {
  const rows = withDigits(withDigits(empty, '33333'), '1.2');
  expect(digitsOf(rows)).toBe('13233');
  const short = empty.map((row) => ({ ...row, kind: 'SHORT', answer: '120' }));
  expect(withDigits(short, '12345').map(({ answer }) => answer)).toEqual(['120', '120', '120', '120', '120']);
});

test('what is pasted is read with blanks, circles, wide digits and 0', () => {
  expect(plainDigits('３１２ 45\n0①')).toBe('31245.1');
});

test('a key of several choices shows as a dot in the run', () => {
  expect(
    digitsOf([
      { ...empty[0]!, answer: '②④' },
      { ...empty[1]!, answer: '⑤' },
    ]),
  ).toBe('.5');
});

test('any run comes back as it was typed', () => {
  const run = fc.stringMatching(/^[1-5]{1,60}$/);
  fc.assert(fc.property(run, (digits) => digitsOf(withDigits([], plainDigits(groupedDigits(digits)))) === digits));
});
