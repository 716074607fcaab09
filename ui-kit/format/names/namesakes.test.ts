import { expect, test } from 'vitest';
import { namesApart } from './namesakes.ts';

const student = (id: string, name: string, school: string, grade = '고2') => ({
  id,
  studentNumber: `2026${id}`,
  school,
  grade,
  user: { name },
});
const shown = (...students: ReturnType<typeof student>[]) => [...namesApart(students).values()];

test('a name of one student stays as it is', () => {
  expect(shown(student('1', '박서연', '새움고'), student('2', '김민수', '새움고'))).toEqual(['박서연', '김민수']);
  // The same student twice is one.
  expect(shown(student('1', '박서연', '새움고'), student('1', '박서연', '새움고'))).toEqual(['박서연']);
});

test('namesakes are told apart by school and grade, else by number', () => {
  const [one, other] = [student('1', '박서연', '새움고'), student('2', '박서연', '한빛고')];
  expect(shown(one, other)).toEqual(['박서연 (새움고 고2)', '박서연 (한빛고 고2)']);
  expect(shown(one, student('3', '박서연', '새움고'))).toEqual(['박서연 (20261)', '박서연 (20263)']);
  expect(shown(one, { ...other, school: '', grade: '' })).toEqual(['박서연 (20261)', '박서연 (20262)']);
});
