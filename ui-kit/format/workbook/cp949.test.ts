// @module-tag timeless
import { expect, it } from 'vitest';
import { decodeCp949 } from './cp949.ts';

const bytes = (hex: string) => new Uint8Array(hex.split(' ').map((byte) => Number(`0x${byte}`)));

it.each([
  ['b1 e8 b9 ce bc f6 2c 31', '김민수,1'],
  // The first and the last that Windows added, and some between: 갂, 힝, 뷁, 펲, 쓩.
  ['81 41', '갂'],
  ['c6 52', '힣'],
  ['94 ee', '뷁'],
  ['b0 a1', '가'],
  ['c8 fe', '힝'],
])('reads %s as %s', (hex, text) => expect(decodeCp949(bytes(hex))).toBe(text));

it.each(['89 30 4e 47', 'ff fe 41 00', 'b1'])('is nothing for %s', (hex) => expect(decodeCp949(bytes(hex))).toBeNull());
