import { expect, test } from 'vitest';
import { formulaParts } from './formulaParts.ts';

const said = (text: string) => formulaParts(text).map((part) => (part.isFormula ? [part.text] : part.text));

test('cuts a text at its formulas', () => {
  expect(said('근은 $x=1$과 $y$예요')).toEqual(['근은 ', ['x=1'], '과 ', ['y'], '예요']);
  expect(formulaParts('$$\\frac{1}{2}$$')).toEqual([{ isFormula: true, text: '\\frac{1}{2}', isBlock: true }]);
});

test('leaves prices and lone dollar signs as they are', () => {
  for (const text of ['$5와 $10', '값은 $ 하나', '달러 $', 'a $ b $ c']) expect(said(text)).toEqual([text]);
  expect(said('\\$5$x$')).toEqual(['$5', ['x']]);
});
