import katex from 'katex';
import { expect, it } from 'vitest';
import { insertMath, mathKeys } from './mathPad.ts';

/** `|` is the caret. */
const press = (typed: string, tex: string) => {
  const [before = '', after = ''] = typed.split('|');
  const { text, caret } = insertMath(before + after, before.length, tex);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

it.each([
  ['|', '$\\sqrt{|}$'],
  ['근의 공식 | 때문인가요?', '근의 공식 $\\sqrt{|}$ 때문인가요?'],
  ['$x = |$', '$x = \\sqrt{|}$'],
  ['$x$ 말고 |', '$x$ 말고 $\\sqrt{|}$'],
  ['\\$5 |', '\\$5 $\\sqrt{|}$'],
  // A formula ends with its line.
  ['$5\n|', '$5\n$\\sqrt{|}$'],
])('a root in %s is %s', (typed, written) => {
  expect(press(typed, '\\sqrt{|}')).toBe(written);
});

it.each(mathKeys)('$name can be drawn', ({ tex }) => {
  expect(() => katex.renderToString(tex.replace('|', 'n'), { throwOnError: true })).not.toThrow();
});
