// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allDone } from './allDone.ts';
import { readTexts, type Text } from './texts.ts';

// Nothing is all graded, booked or read where there is nothing: who says so has counted something, or asks first whether the academy has any (`NothingYet`).

const ofScreens = /^(?:crm|portal|app\/pages)\//;
/** All, then what was done to it: 모두 읽었습니다, 다 했어요. What can be done to all of it is no claim, nor is a full house. */
const all = /(?:^|\s)(?:모두|전부|다) (?<done>(?:(?!수 있)[^.])*?[가-힣])(?:습니다|어요)/;
const lastFinal = (word: string): number => (word.charCodeAt(word.length - 1) - 0xac_00) % 28;
/** The final consonant of the past: 했, 갔, 읽었. */
const PAST = 20;
const isClaim = (text: string): boolean => {
  const done = all.exec(text)?.groups?.done ?? '';
  return lastFinal(done) === PAST && !/[있찼]$/.test(done);
};

const claims = readTexts().filter(({ file, text }) => ofScreens.test(file) && isClaim(text));
const isListed = ({ file, text }: Text): boolean => allDone.some((claim) => claim.file === file && claim.text === text);

/** Whether a text stands in `<NothingYet …>`. */
function isAskedFirst({ file, text }: Text): boolean {
  const source = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
  return (source.match(/<NothingYet .*?<\/NothingYet>/g) ?? []).some((part) => part.includes(text));
}

test('who says that all is done has counted something, or asks whether there is anything', () => {
  const found = claims.filter((claim) => !isListed(claim) && !isAskedFirst(claim));
  expect(found.map(({ file, line, text }) => `${file}:${line} ‘${text}’`)).toEqual([]);
});

test('a picture of being done stands where something was counted, or where it is about work that comes from outside', () => {
  const drawn = globSync('{crm,portal,app/pages}/**/*.tsx').filter((file) => isDrawn(readFileSync(file, 'utf8')));
  expect(drawn.length).toBeGreaterThan(5);
  const listed = new Set(allDone.map(({ file }) => file));
  expect(drawn.filter((file) => !listed.has(file))).toEqual([]);
});

const isDrawn = (source: string): boolean => /<EmptyState[^>]*\bof=(?:"done"|\{[^}]*'done')/.test(source);

test('every exception is needed', () => {
  const said = readTexts();
  const gone = allDone.filter(({ file, text }) => !said.some((one) => one.file === file && one.text === text));
  expect(gone.map(({ file, text }) => `${file} ‘${text}’`)).toEqual([]);
});
