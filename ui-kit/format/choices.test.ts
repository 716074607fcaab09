// @module-tag timeless
import { expect, it } from 'vitest';
import { choicesOf } from './choices.ts';

it.each([
  ['3', 3],
  ['３', 3],
  ['③', 3],
  ['3번', 3],
  ['C', 3],
  ['2,4', 24],
  ['42', 24],
  ['②④', 24],
  ['②,4', 24],
  ['2번, 4번', 24],
  ['3.0', 3],
  ['24.00', 24],
  ['b/d', 24],
  ['③ 17', 3],
  ['③17', 3],
  ['③ 맞다', 3],
  ['3. 맞다', 3],
  ['3) 17', 3],
  ['3번. 17', 3],
  ['③ 1', null],
  ['3. 1', null],
  ['① ㄱ ② ㄴ', null],
  ['33', null],
  ['6', null],
  ['2.5', null],
  ['17', null],
  ['맞다', null],
  ['', null],
])('%j names %s', (text, choices) => expect(choicesOf(text)).toBe(choices));
