// @module-tag timeless
import { expect, it } from 'vitest';
import { closeStrayQuotes } from './strayQuotes.ts';

it.each([
  ['a\t"b\nc\td', 'a\t"""b"\nc\td'],
  ['a,"b\nc,d', 'a,"""b"\nc,d'],
  ['"a" b,c', '"""a"" b",c'],
  ['a,"b', 'a,"""b"'],
  ['"a\n"b\n"c', '"""a"\n"""b"\n"""c"'],
  ['a,"b, c",d', 'a,"b, c",d'],
  ['a,"b\nc",d', 'a,"b\nc",d'],
  ['a,"say ""b""",d', 'a,"say ""b""",d'],
  ['5" x,""', '5" x,""'],
  ['', ''],
])('reads %j as %j', (text, read) => expect(closeStrayQuotes(text)).toBe(read));

it('takes a file of marks alone in time that its length asks', () => {
  expect(closeStrayQuotes(',"x'.repeat(100_000))).toHaveLength(700_000 - 100_000);
});
