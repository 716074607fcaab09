// @module-tag timeless
import { expect, it } from 'vitest';
import { personName } from './personName.ts';

it.each([
  ['김 민 수', '김민수'],
  ['김  민수 ', '김민수'],
  ['남궁 민서', '남궁민서'],
  ['김민수'.normalize('NFD'), '김민수'],
  ['탈퇴한 학생', '탈퇴한 학생'],
  ['나간 조교', '나간 조교'],
  ['김 B', '김 B'],
  ['Ann Lee', 'Ann Lee'],
])('%j is %j', (text, name) => expect(personName(text)).toBe(name));
