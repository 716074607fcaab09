import { expect, test } from 'vitest';
import { answersTemplate } from './answersTemplate.ts';

test('has one row per student, one column per question, and the known answers', () => {
  const sitters = [
    { studentNumber: '20260001', name: '김민수', answers: [2, -1, 24] },
    { studentNumber: '20260002', name: '이서연' },
  ];
  expect(answersTemplate(sitters, [1, 2, 3])).toEqual({
    header: ['학번', '이름', '1번', '2번', '3번'],
    rows: [
      ['20260001', '김민수', '2', '', '24'],
      ['20260002', '이서연', '', '', ''],
    ],
  });
});
