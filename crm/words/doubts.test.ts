import { expect, it } from 'vitest';
import { doubtsOf } from './doubts.ts';

const doubts = (term: string, meaning = '뜻', example = '') => doubtsOf({ term, meaning, example });

it('doubts Hangul and Latin letters in one word, not beside each other', () => {
  expect(doubts('abanㅇon')).toEqual(['한글과 영문이 한 단어 안에 섞여 있습니다.']);
  expect(doubts('give up (구어)')).toEqual([]);
  expect(doubts('X축'.replace('축', ' 축'))).toEqual([]);
});

it('doubts a letter that only looks Latin', () => {
  expect(doubts('ab\u0430ndon')).toEqual(['영문처럼 보이는 다른 글자가 있습니다.']);
  expect(doubts('α 입자')).toEqual([]);
});

it('doubts double spaces and brackets without a partner', () => {
  expect(doubts('give  up')).toEqual(['빈칸이 두 번 이어집니다.']);
  expect(doubts('give up', '포기하다 (구어')).toEqual(['괄호의 짝이 맞지 않습니다.']);
  expect(doubts('abandon', '버리다', '(a) ]')).toEqual(['괄호의 짝이 맞지 않습니다.']);
  expect(doubts('f(x)', '함수 [수학]')).toEqual([]);
});
