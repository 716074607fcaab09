// @module-tag timeless
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight, sharesMeaning, type MarkingRules } from './isRight.ts';

const lenient: MarkingRules = { ignoresCase: true, ignoresSpaces: true, acceptsAnyMeaning: true };
const strict: MarkingRules = { ignoresCase: false, ignoresSpaces: false, acceptsAnyMeaning: false };

const words = fc.constantFrom('abandon', 'look forward to', '버리다', '영향을 미치다', "it's", 'résumé', '적절한');

/** Ways of typing the same text that no rule tells apart. */
const sameText = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFC'),
  (text) =>
    [...text]
      .map((letter) => (/[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter))
      .join(''),
  (text) => `  ${text}\u200b `,
  (text) => text.replace("'", '’'),
);

describe('a written answer', () => {
  it('is right however it is composed, wide or padded, under every rule', () => {
    fc.assert(
      fc.property(words, sameText, fc.constantFrom(lenient, strict), (word, typed, rules) => {
        expect(isRight(typed(word), [word], rules)).toBe(true);
      }),
    );
  });

  it('minds case and spaces only when the rules say so', () => {
    const cased = fc.constantFrom('Abandon', 'ABANDON', 'look Forward to', 'Look forward to');
    fc.assert(
      fc.property(cased, (typed) => {
        const right = [typed.toLowerCase()];
        expect(isRight(typed, right, lenient)).toBe(true);
        expect(isRight(typed, right, { ...lenient, ignoresCase: false })).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('lookforwardto', '영향을미치다', 'look  for ward to'), (typed) => {
        const right = ['look forward to', '영향을 미치다'];
        expect(isRight(typed, right, lenient)).toBe(true);
        expect(isRight(typed, right, { ...lenient, ignoresSpaces: false })).toBe(false);
      }),
    );
  });

  it('is right by each synonym and by no other word', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(words, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(lenient, strict),
        (all, rules) => {
          const [other, ...right] = all as [string, ...string[]];
          for (const one of right) expect(isRight(one, right, rules)).toBe(true);
          expect(isRight(other, right, rules)).toBe(false);
        },
      ),
    );
  });

  it('names one of several meanings, or all in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['버리다', '포기하다', '그만두다'], { minLength: 1 }), (named) => {
        const meaning = ['버리다, 포기하다; 그만두다'];
        expect(isRight(named.join(', '), meaning, lenient)).toBe(true);
        expect(isRight(named.join('/'), meaning, { ...lenient, acceptsAnyMeaning: false })).toBe(named.length === 3);
        expect(isRight([...named, '얻다'].join(', '), meaning, lenient)).toBe(false);
      }),
    );
  });

  it.each([
    ['돌보다', '(아이를) 돌보다', true],
    ['아이를 돌보다', '(아이를) 돌보다', true],
    ['~을 돌보다', '~을 돌보다', true],
    ['', '돌보다', false],
    [' , / ', '돌보다', false],
    ['돌보', '돌보다', false],
  ])('%s for %s: %s', (typed, right, is) => expect(isRight(typed, [right], lenient)).toBe(is));
});

/** How word books write a word, what is right for it, and what is not. */
const notations: [book: string, right: string[], wrong: string[]][] = [
  ['① 버리다 ② 포기하다', ['버리다', '포기하다', '② 포기하다', '버리다, 포기하다'], ['① 얻다', '1', '버리다 포기']],
  ['1. 영향 2. 효과', ['영향', '효과', '1. 영향 2. 효과', '2) 효과'], ['영향 효과를', '2']],
  ['1.영향2.5배', ['영향2.5배'], ['5배']],
  ['(1) 영향 (2) 효과', ['영향', '효과'], ['1']],
  ['1) 영향\n2) 효과', ['영향', '효과'], ['영향 2']],
  ['㉠ 버리다 ㉡ 포기하다', ['버리다', '포기하다', '㉡포기하다'], ['ㄱ']],
  ['⑴ 버리다 ⑵ 포기하다', ['버리다', '포기하다'], ['1']],
  ['Ⅰ. 버리다 Ⅱ. 포기하다', ['버리다', '포기하다'], ['I']],
  ['가. 버리다 나. 포기하다', ['버리다', '포기하다'], ['가']],
  ['ㄱ) 버리다 ㄴ) 포기하다', ['버리다', '포기하다'], ['ㄱ']],
  ['❶ 버리다 ❷ 포기하다', ['버리다', '포기하다'], ['1']],
  ['버리다\r\n포기하다', ['버리다', '포기하다'], ['얻다']],
  ['v. 달리다', ['달리다', 'v. 달리다', 'V.달리다'], ['v', 'n. 달리기']],
  ['v. 달리다 n. 달리기', ['달리다', '달리기', 'n. 달리기'], ['달리다 달리는']],
  ['v. 1. 달리다 2. 운영하다', ['달리다', '운영하다'], ['2']],
  ['adj. 큰; adv. 크게', ['큰', '크게'], ['adj']],
  ['[명] 영향 [동] 영향을 주다', ['영향', '영향을 주다'], ['명']],
  ['(명사) 영향', ['영향'], ['명사']],
  ['《형》 큰', ['큰'], ['형']],
  ['<타동사> 버리다', ['버리다'], ['타동사']],
  ['[n., v.] 영향', ['영향'], ['n']],
  ['ⓥ 달리다 ⓝ 달리기', ['달리다', '달리기'], ['v']],
  ['명) 영향', ['영향'], ['명']],
  ['~을 돌보다', ['돌보다', '~을 돌보다', '~를 돌보다', '을 돌보다'], ['~을', '돌다']],
  ['~을/를 돌보다', ['돌보다', '~를 돌보다', '~을 돌보다'], ['를 보다']],
  ['~에 대한', ['에 대한', '~에 대한'], ['~']],
  ['(사람을) 돌보다', ['돌보다', '사람을 돌보다'], ['사람을']],
  ['(사람을) (잘) 돌보다', ['돌보다', '잘 돌보다', '사람을 돌보다', '사람을 잘 돌보다'], ['사람을 잘']],
  ['A를 B로 여기다', ['여기다', 'A를 B로 여기다', '~를 ~로 여기다'], ['A를', '버리다']],
  ['regard A as B', ['regard A as B', 'regard ~ as ~', 'regard as'], ['regard', 'regard A']],
  ['so … that', ['so that', 'so ... that', 'so ~ that', 'so…that'], ['so', 'that']],
  ['a few', ['a few', 'A few'], ['few']],
  ['1,000', ['1,000', '1000', '１,０００'], ['1', '000']],
  ['24/7', ['24/7', '24 / 7'], ['24', '7']],
  ['1/2', ['1/2', '½'], ['1', '2']],
  ['café', ['cafe', 'café', 'cafe\u0301', 'CAFÉ'], ['caf']],
  ['well-known', ['well known', 'wellknown', 'well‐known', 'well–known'], ['well', 'known']],
  ['-5', ['-5', '−5'], ['5']],
  ['a.m.', ['a.m.', 'A.M.'], ['m', 'a']],
  ['버리다; 포기하다 / 그만두다 · 관두다', ['버리다', '포기하다', '그만두다', '관두다'], ['얻다']],
  ['버리다ㆍ포기하다', ['버리다', '포기하다'], ['얻다']],
  ['버리다；포기하다／그만두다', ['버리다', '포기하다', '그만두다'], ['얻다']],
  ['버리다 = 포기하다', ['버리다', '포기하다'], ['=']],
  ['버리다 (= 포기하다)', ['버리다', '포기하다'], ['=']],
  ['늘다 ↔ 줄다', ['늘다', '늘다 ↔ 줄다'], ['줄다']],
  ['늘다 (↔ 줄다)', ['늘다'], ['줄다']],
  ['ＡＢＣ', ['ABC', 'ａｂｃ'], ['AB']],
  ['colo(u)r', ['color', 'colour'], ['colo']],
  ['n.', ['n.'], ['v.']],
];

describe('the notation of word books', () => {
  it.each(notations)('%s', (book, right, wrong) => {
    for (const form of ['NFC', 'NFD'] as const) {
      for (const typed of right) {
        expect(isRight(typed.normalize(form), [book], lenient), `${typed} is right`).toBe(true);
        expect(isRight(typed, [book.normalize(form)], lenient), `${typed} is right`).toBe(true);
      }
      for (const typed of wrong)
        expect(isRight(typed.normalize(form), [book], lenient), `${typed} is wrong`).toBe(false);
    }
  });

  it('is no other answer to a question with choices', () => {
    expect(sharesMeaning('1. 포기하다 2. 얻다', ['① 버리다 ② 포기하다'])).toBe(true);
    expect(sharesMeaning('v. Run', ['run'])).toBe(true);
    expect(sharesMeaning('1. 얻다', ['① 버리다 ② 포기하다'])).toBe(false);
  });
});
