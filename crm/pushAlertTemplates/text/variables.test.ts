import { expect, test } from 'vitest';
import { EVENTS } from '../kinds.ts';
import { filledText, unknownVariables, variablesOfEvent } from './variables.ts';

test('known variables are filled, also with spaces inside, with the particle that fits', () => {
  const values = { 이름: '김민수', 강의: '미적분 B', 출결: '결석' };
  expect(filledText('#{이름}이/가 #{ 강의 }에 #{출결}했습니다.', values)).toBe('김민수가 미적분 B에 결석했습니다.');
});

test('variables that an event has no value for are left in the text and listed once', () => {
  const body = '#{이름}: #{점수}점, #{점수}';
  expect(filledText(body, { 이름: '김민수' })).toBe('김민수: #{점수}점, #{점수}');
  expect(unknownVariables(body, 'ABSENT')).toEqual(['점수']);
  expect(unknownVariables(body, 'SCORE_SHOWN')).toEqual([]);
});

test('names of Object.prototype are not variables', () => {
  expect(unknownVariables('#{constructor}', 'MANUAL')).toEqual(['constructor']);
});

test('every event offers the name', () => {
  for (const { value } of EVENTS) expect(variablesOfEvent(value)).toContain('이름');
});
