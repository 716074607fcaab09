import { colorsOf } from './colorsOf.ts';
import css from './tokens.css?raw';

/** Those of `tokens.css`. */
export const colors = colorsOf(css);

/**
 * A colour of `tokens.css` as text.
 * @throws Error when the file has no such colour
 */
export function readToken(name: string, mode: 'light' | 'dark'): string {
  const color = colors.get(name)?.[mode];
  if (color === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return color;
}
