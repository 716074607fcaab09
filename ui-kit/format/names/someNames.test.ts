import { expect, it } from 'vitest';
import { someNames, someStudents } from './someNames.ts';

it('names the first, and counts the others', () => {
  const names = ['가', '나', '다', '라', '마', '바'];
  expect(someNames(names.slice(0, 5))).toBe('가, 나, 다, 라, 마');
  expect(someNames(names)).toBe('가, 나, 다, 라, 마 외 1명');
  expect(someNames(names, 3, '건')).toBe('가, 나, 다 외 3건');
  expect(someNames([])).toBe('');
});

it('says of students that they are', () => {
  expect(someStudents(['가'])).toBe('가 학생');
  expect(someStudents(['가', '나', '다'])).toBe('가, 나, 다 학생');
  expect(someStudents(['가', '나', '다', '라', '마'])).toBe('가, 나, 다 학생 외 2명');
  expect(someStudents(['가', '나'], 1)).toBe('가 학생 외 1명');
});
