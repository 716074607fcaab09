// @module-tag tree
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bannedWords, type BannedWord } from './bannedWords.ts';
import { rightRegister, rightWords, type Exception } from './exceptions.ts';
import { readTexts, type Text } from './texts.ts';

const texts = readTexts();
const isIn = (list: readonly Exception[], { file, text }: Text): boolean =>
  list.some((right) => right.file === file && right.text === text);
const meets = ({ pattern, within }: BannedWord, { file, text }: Text): boolean =>
  pattern.test(text) && (within?.test(file) ?? true);
const say = ({ file, line, text }: Text): string => `${file}:${line} ‘${text}’`;

test.each(bannedWords)('no text says $not', (word) => {
  const found = texts.filter((text) => meets(word, text) && !isIn(rightWords, text));
  expect(found.map((text) => `${say(text)} → ${word.but}`)).toEqual([]);
});

test('docs/words.md has the same table', () => {
  const rows = [...readFileSync('docs/words.md', 'utf8').matchAll(/^\| (.+?) \| (.+?) \|$/gm)];
  expect(rows.slice(1).map(([, not, but]) => [not, but])).toEqual(bannedWords.map(({ not, but }) => [not, but]));
});

/** The ends of sentences that only one register has: 하세요, questions and thanks are in both. */
const formal = /(?<!고맙습|감사합)니다(?![가-힣])|십시오/;
const friendly = /(?<=[가-힣])(?<!필|중|수|주|개|강|세|아니)요(?=[.!…’”)]|$)|죠(?=[.!]|$)/;

/** What only students, guardians and visitors read. All else is read by staff, or by both. */
const ofStudents = /^(?:portal\/|app\/pages\/(?!signIn\/)|client\/bookings\/|ui-kit\/format\/notificationTitles)/;
const isOther = ({ file, text }: Text): boolean => (ofStudents.test(file) ? formal : friendly).test(text);

test('students, guardians and visitors are spoken to in 해요체, staff and both in 합니다체', () => {
  const found = texts.filter((text) => isOther(text) && !isIn(rightRegister, text));
  expect(found.map((text) => `${say(text)} → ${ofStudents.test(text.file) ? '해요체' : '합니다체'}`)).toEqual([]);
});

test('every exception is needed', () => {
  const isBanned = (text: Text): boolean => bannedWords.some((word) => meets(word, text));
  const unneeded = (list: readonly Exception[], isMet: (text: Text) => boolean): Exception[] =>
    list.filter((right) => !texts.some((text) => isIn([right], text) && isMet(text)));
  expect([...unneeded(rightWords, isBanned), ...unneeded(rightRegister, isOther)]).toEqual([]);
});
