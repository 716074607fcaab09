// @module-tag tree
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { noConditionalSpread, noGroupingSpread } from './spreads.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

/** Code that is reported, and what it is fixed to; null where that is left to a person. */
const invalid = (code: string, output: string | null, errors = 1) => ({ code, output, errors });

tester.run('an object literal is spread only to group', noGroupingSpread, {
  valid: ['({ ...base, a: 1 })', '({ ...make({ a: 1 }) })', '[...[1]]', '<Card {...props} />'],
  invalid: [
    invalid('({ ...{ a: 1, b }, c })', '({ a: 1, b, c })'),
    invalid('({ ...{ a: 1 }, ...{ b: 2 } })', '({ a: 1, b: 2 })', 2),
    invalid('<Card {...{ a, b: 1 }} c />', '<Card a={a} b={1} c />'),
    // Two of a name, where the later one counts; a literal that is constant as a whole; a comment.
    invalid('({ ...{ a: 1 }, a: 2 })', null),
    invalid('({ ...({ a: 1 } as const), b })', null),
    invalid('({ ...{ /* why */ a: 1 }, b })', null),
  ],
});

tester.run('a property is spread on a condition', noConditionalSpread, {
  valid: [
    // What it would replace is spread or written before.
    '({ ...base, ...(x && { x }) })',
    '({ x: 1, ...(y && { x: y }) })',
    '({ ...(x && { x, y: 1 }) })',
    '({ ...(x && { [x]: 1 }) })',
    '[...(x ? [x] : [])]',
  ],
  invalid: [
    invalid('({ ...(isNew && { x: 1 }), y })', '({ x: isNew ? 1 : undefined, y })'),
    invalid('({ ...(isNew ? { x: 1 } : {}) })', '({ x: isNew ? 1 : undefined })'),
    invalid('({ ...(isOld ? {} : { x: 1 }) })', '({ x: isOld ? undefined : 1 })'),
    invalid('({ ...(x !== undefined && { x }) })', '({ x })'),
    invalid('({ ...(x === undefined ? {} : { x }) })', '({ x })'),
    invalid('({ ...(x !== null && { x }) })', '({ x: x ?? undefined })'),
    invalid('({ ...(x && { x }) })', '({ x: x || undefined })'),
    invalid('<Card {...(hint && { hint: hint.text })} />', '<Card hint={hint ? hint.text : undefined} />'),
  ],
});
