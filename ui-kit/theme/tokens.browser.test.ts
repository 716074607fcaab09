import { expect, test } from 'vitest';
import './tokens.css';
import { accentStyle } from '../format/color/accent.ts';
import { colors, readToken } from './tokens.ts';

test("the academy's colour stands before the product's, for parts that compute with it, too", () => {
  expect(readToken('accent', 'light')).toBe(colors.get('accent')?.light);
  const style = document.createElement('style');
  style.textContent = accentStyle('#7a1f2b');
  // Before the product's sheet, as a lazily loaded one would come after it.
  document.head.prepend(style);
  expect(readToken('accent', 'light')).toBe('#7a1f2b');
  expect(readToken('ink', 'dark')).toBe(colors.get('ink')?.dark);
  style.remove();
});
