import { expect, it } from 'vitest';
import { cellName, hardest, notBegun } from './wordMap.ts';

const words = ['abandon', 'benefit', 'curious'].map((term) => ({ id: term, term, meaning: '뜻' }));
const student = (name: string, marks: string, lapses: string) => ({
  id: name,
  name,
  studentNumber: null,
  marks,
  lapses,
});
const map = {
  total: 3,
  words,
  students: [student('김민수', 'KFN', '020'), student('이서연', 'LFN', '011'), student('박건우', 'NNN', '000')],
};

it('finds the hardest words and who has not begun', () => {
  expect(hardest(map, 9).map(({ term, lapses, forgotten }) => [term, lapses, forgotten])).toEqual([
    ['benefit', 3, 2],
    ['curious', 1, 0],
  ]);
  expect(hardest(map, 1)).toHaveLength(1);
  expect(notBegun(map).map(({ name }) => name)).toEqual(['박건우']);
  expect(notBegun({ ...map, words: [] })).toEqual([]);
});

it('names a cell', () => {
  expect(cellName(map, 0, 0)).toBe('abandon, 김민수: 앎');
  expect(cellName(map, 1, 0)).toBe('benefit, 김민수: 잊음, 2번 잊음');
});
