// @module-tag timeless
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight, type MarkingRules } from './isRight.ts';

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
