import { expect, test } from 'vitest';
import { measureText, SMS_BYTES } from '../../smsMessages/parts.ts';
import { callText, todoTitle, type Due } from './dueText.ts';

const due: Due = { attemptId: 'a', studentId: 's', name: '김민수', exam: '3주차 주간 테스트', value: 40, cutline: 70 };

test('one exam is named, several are counted', () => {
  expect(callText([due])).toMatch(/^\[재시험\] 3주차 주간 테스트가 커트라인/);
  expect(callText([due, { ...due, exam: '4주차 단어 시험' }])).toMatch(/^\[재시험\] 시험이 커트라인/);
});

test("a title fits into a todo's limit", () => {
  expect(todoTitle(due)).toBe('3주차 주간 테스트 재시험');
  expect(todoTitle({ ...due, exam: '가'.repeat(120) })).toHaveLength(100);
});

test.each([
  '3주차 주간 테스트',
  '12주차 미적분 단원 종합 평가',
  '여름방학 특강 9월 모의고사 대비 실전 시험',
  '가'.repeat(100),
])('the text about %s is one SMS', (exam) => {
  const { bytes, unsendable } = measureText(callText([{ ...due, exam }]));
  expect(bytes).toBeLessThanOrEqual(SMS_BYTES);
  expect(unsendable).toEqual([]);
});
