import { expect, test } from 'vitest';
import { fillVariables, variablesOf } from './fillVariables.ts';

test.each([
  ['#{이름}이/가 왔습니다.', '지원', '지원이 왔습니다.'],
  ['#{이름}이/가 왔습니다.', '민수', '민수가 왔습니다.'],
  ['#{이름}은/는 결석했습니다.', '박서연', '박서연은 결석했습니다.'],
  ['#{이름}와/과 함께', '민수', '민수와 함께'],
  ['#{이름}와/과 함께', '지원', '지원과 함께'],
  ['#{이름}으로/로', '한울', '한울로'],
  ['#{이름}으로/로', '서울반', '서울반으로'],
  ['#{이름}아/야,', '지원', '지원아,'],
  ['#{이름}을/를', '3', '3을'],
  ['#{이름}을/를', '2', '2를'],
  ['#{이름}을/를', '미적분 (B)', '미적분 (B)를'],
])('%s with %s reads %s', (template, value, text) => {
  expect(fillVariables(template, { 이름: value })).toEqual({ text, missing: [] });
});

test('a variable without a value is left in the text and listed once', () => {
  expect(fillVariables('#{이름}: #{점수}점, #{ 점수 }', { 이름: '민수', 점수: '' })).toEqual({
    text: '민수: #{점수}점, #{ 점수 }',
    missing: ['점수'],
  });
});

test('names of Object.prototype are not variables', () => {
  expect(fillVariables('#{constructor}', {}).missing).toEqual(['constructor']);
});

test('a value that looks like a variable is not filled again', () => {
  expect(fillVariables('#{이름}', { 이름: '#{학교}', 학교: '세움고' }).text).toBe('#{학교}');
});

test('lists the variables of a text, each once', () => {
  expect(variablesOf('#{이름}이/가 #{ 강의 }에서 #{이름}')).toEqual(['이름', '강의']);
});
