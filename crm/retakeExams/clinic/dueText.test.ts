import { expect, test } from 'vitest';
import { callText, todoTitle, type Due } from './dueText.ts';

const due: Due = { attemptId: 'a', studentId: 's', name: '김민수', exam: '3주차 주간 테스트', value: 40, cutline: 70 };

test('one exam is named, several are counted', () => {
  expect(callText([due])).toMatch(/^3주차 주간 테스트가 커트라인/);
  expect(callText([due, { ...due, exam: '4주차 단어 시험' }])).toMatch(/^시험이 커트라인/);
});

test("a title fits into a todo's limit", () => {
  expect(todoTitle(due)).toBe('3주차 주간 테스트 재시험');
  expect(todoTitle({ ...due, exam: '가'.repeat(120) })).toHaveLength(100);
});
