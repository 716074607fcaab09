// @module-tag timeless
import { expect, it } from 'vitest';
import { questionOf } from './questionOf.ts';

it.each([
  ['1', 1],
  ['2.0', 2],
  ['3번', 3],
  ['문항 4', 4],
  ['5(3점)', 5],
  ['6 (객관식)', 6],
  ['제7문', 7],
  ['[8]', 8],
  ['9)', 9],
  ['10.', 10],
  ['11. 다음 중 옳은 것은?', 11],
  ['12) 다음 글을 읽고', 12],
  ['Stu13', 13],
  ['Q14', 14],
  ['15번 문항', 15],
  ['#16', 16],
  ['17번. 빈칸에 알맞은 말', 17],
  ['점수', null],
  ['3학년', null],
  ['2026', null],
  ['3.5', null],
  ['11.26', null],
  ['0', null],
  ['총점(100점)', null],
  ['2차', null],
])('takes %s for question %s', (header, number) => expect(questionOf(header)).toBe(number));
