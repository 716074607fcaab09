import { expect, it } from 'vitest';
import { readLines, wordOf } from './readLines.ts';

it('reads a word, its meaning, other answers and an example from each line', () => {
  const [line] = readLines('abandon\t버리다\t포기하다, 그만두다\tThey abandoned the ship.');
  expect(line && wordOf(line)).toEqual({
    term: 'abandon',
    meaning: '버리다',
    synonyms: ['포기하다', '그만두다'],
    example: 'They abandoned the ship.',
    partOfSpeech: '',
  });
});

it('leaves blank lines out and keeps the numbers of the others', () => {
  expect(readLines('a\t가\r\n\r\n b \t 나 ').map(({ at, term, meaning }) => [at, term, meaning])).toEqual([
    [1, 'a', '가'],
    [3, 'b', '나'],
  ]);
});

it('says why a line cannot be added', () => {
  const problems = readLines(`a\t가\na\t가\na\nb 나\n\t뜻\n${'a'.repeat(101)}\t가`).map(({ problem }) => problem);
  expect(problems).toEqual([
    undefined,
    '위에 같은 줄이 있습니다.',
    '뜻이 없습니다. 단어와 뜻 사이에 탭을 넣어 주세요.',
    '뜻이 없습니다. 단어와 뜻 사이에 탭을 넣어 주세요.',
    '단어가 없습니다.',
    '단어는 100자까지입니다.',
  ]);
});

it('composes letters as the table wants them', () => {
  expect(readLines('가\t뜻'.normalize('NFD'))[0]?.term).toBe('가'.normalize('NFC'));
});
