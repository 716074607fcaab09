import { Linter, type Rule } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, test } from 'vitest';
import { noConditionalSpread, noGroupingSpread } from './spreads.ts';

/** The code after the rule's fixes, and how many complaints are left. */
function fix(rule: unknown, code: string) {
  const linter = new Linter();
  const { output, messages } = linter.verifyAndFix(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { house: { rules: { rule: rule as Rule.RuleModule } } },
        rules: { 'house/rule': 'error' },
      },
    ],
    { filename: 'x.tsx' },
  );
  return { output, left: messages.length };
}

test.each([
  ['({ ...{ a: 1, b }, c })', '({ a: 1, b, c })'],
  ['({ ...{ a: 1 }, ...{ b: 2 } })', '({ a: 1, b: 2 })'],
  ['<Card {...{ a, b: 1 }} c />', '<Card a={a} b={1} c />'],
])('%s is written as %s', (code, output) => {
  expect(fix(noGroupingSpread, code)).toEqual({ output, left: 0 });
});

test.each([
  ['two of a name, where the later one counts', '({ ...{ a: 1 }, a: 2 })'],
  ['a literal that is constant as a whole', '({ ...({ a: 1 } as const), b })'],
  ['a comment', '({ ...{ /* why */ a: 1 }, b })'],
])('a group with %s is left to a person', (_, code) => {
  expect(fix(noGroupingSpread, code)).toEqual({ output: code, left: 1 });
});

test.each(['({ ...base, a: 1 })', '({ ...make({ a: 1 }) })', '[...[1]]', '<Card {...props} />'])(
  '%s groups nothing',
  (code) => {
    expect(fix(noGroupingSpread, code)).toEqual({ output: code, left: 0 });
  },
);

test.each([
  ['({ ...(isNew && { x: 1 }), y })', '({ x: isNew ? 1 : undefined, y })'],
  ['({ ...(isNew ? { x: 1 } : {}) })', '({ x: isNew ? 1 : undefined })'],
  ['({ ...(isOld ? {} : { x: 1 }) })', '({ x: isOld ? undefined : 1 })'],
  ['({ ...(x !== undefined && { x }) })', '({ x })'],
  ['({ ...(x === undefined ? {} : { x }) })', '({ x })'],
  ['({ ...(x !== null && { x }) })', '({ x: x ?? undefined })'],
  ['({ ...(x && { x }) })', '({ x: x || undefined })'],
  ['<Card {...(hint && { hint: hint.text })} />', '<Card hint={hint ? hint.text : undefined} />'],
])('%s is written as %s', (code, output) => {
  expect(fix(noConditionalSpread, code)).toEqual({ output, left: 0 });
});

test.each([
  ['what it would replace is spread before', '({ ...base, ...(x && { x }) })'],
  ['what it would replace is written before', '({ x: 1, ...(y && { x: y }) })'],
  ['several properties come together', '({ ...(x && { x, y: 1 }) })'],
  ['the name is computed', '({ ...(x && { [x]: 1 }) })'],
  ['it is an array', '[...(x ? [x] : [])]'],
])('a conditional spread stays where %s', (_, code) => {
  expect(fix(noConditionalSpread, code)).toEqual({ output: code, left: 0 });
});
