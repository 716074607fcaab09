import css from './tokens.css?raw';

/**
 * A colour of `tokens.css` as text, because MUI computes with colours and cannot take `var(--…)`.
 * @throws Error when the file has no such colour
 */
export function readToken(name: string, mode: 'light' | 'dark'): string {
  const pair = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const color = pair?.[mode === 'light' ? 1 : 2];
  if (color === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return color;
}
