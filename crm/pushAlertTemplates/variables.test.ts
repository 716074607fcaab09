import { expect, test } from 'vitest';
import { fillVariables, unknownVariables, type VariableValues } from './variables.ts';

const values: VariableValues = {
  이름: '김민수',
  학교: '세움고',
  학년: '고2',
  보호자: '김영희',
  강의: '미적분 B',
  주차: '3주차',
  날짜: '3월 3일 (화)',
  시각: '18:30',
  출결: '결석',
};

test('known variables are filled, also with spaces inside', () => {
  expect(fillVariables('#{이름} 학생이 #{ 강의 }에 #{출결}했습니다.', values)).toBe(
    '김민수 학생이 미적분 B에 결석했습니다.',
  );
});

test('unknown variables are left in the text and listed once', () => {
  const body = '#{이름}: #{점수}점, #{점수}';
  expect(fillVariables(body, values)).toBe('김민수: #{점수}점, #{점수}');
  expect(unknownVariables(body)).toEqual(['점수']);
});

test('names of Object.prototype are not variables', () => {
  expect(unknownVariables('#{constructor}')).toEqual(['constructor']);
});
