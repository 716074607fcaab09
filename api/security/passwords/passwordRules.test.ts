// @module-tag timeless
import { describe, expect, it } from 'vitest';
import { Problem } from '../../http/problem.ts';
import { commonPasswords } from './commonPasswords.ts';
import { checkNewPassword } from './passwordRules.ts';

const owner = { loginId: '20260001', name: '김민수', phone: '+821055501007', academy: '세움학원' };

it('knows three thousand that are guessed first, each long enough to be allowed otherwise', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(3000);
  for (const [guess, owns] of [
    ['samsung2024', true],
    ['강가의 오래된 돌다리', false],
  ] as const) {
    expect(commonPasswords.has(guess)).toBe(owns);
  }
});

describe('a new password is refused', () => {
  it.each([
    'password1!',
    'Samsung2025',
    'qwer1234!',
    'aaaaaaaa',
    '87654321',
    '20260001!!',
    '김민수1234',
    // 김민수 typed with the Latin keyboard on.
    'rlaalstn12',
    'rlaalstn1007',
    '01055501007',
    '55501007!',
    '김민수20260001',
    '김민수2009',
    '1q2w3e4r5t',
    'zaq12wsx',
    'qwer!@#$',
    'ㅂㅈㄷㄱ1234',
    'asdfjkl;',
    'ababab1ababab1',
    'aaaa1111',
    '가나가나가나가나',
    '세움학원2026',
    '세움2026!',
    'tpdna2026!',
  ])('%s', (password) => {
    expect(() => checkNewPassword(password, owner)).toThrow(Problem);
  });
});

describe('a new password is taken, whatever it is made of', () => {
  it.each([
    '봄날의 강가 7번길',
    'aquamarine lamp post',
    'academy-demo',
    '47102938475610',
    '세움 언덕 너머 바다',
    'property repertoire',
    '민들레 홀씨 하나',
  ])('%s', (password) => {
    expect(() => checkNewPassword(password, owner)).not.toThrow();
  });
});
