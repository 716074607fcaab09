import { expect, it } from 'vitest';
import { decodeCp949 } from './cp949.ts';

// Browsers know all of CP949: the whole table is held to theirs.
it('knows every letter that browsers know', () => {
  const wrong: string[] = [];
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x41; trail <= 0xfe; trail++) {
      const pair = new Uint8Array([lead, trail]);
      const theirs = new TextDecoder('euc-kr').decode(pair);
      const isHangul = /^[가-힣]$/.test(theirs);
      if (isHangul && decodeCp949(pair) !== theirs) wrong.push(`${lead} ${trail} ${theirs}`);
    }
  expect(wrong).toEqual([]);
});
