import css from './tokens.css?raw';

/** A colour in both modes, as `#rrggbb`. */
export type Color = Record<'light' | 'dark', string>;

/** The opaque colours of `tokens.css` by their names. */
export const colors: ReadonlyMap<string, Color> = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/**
 * A colour of `tokens.css` as text, because MUI computes with colours and cannot take `var(--…)`.
 * @throws Error when the file has no such colour
 */
export function readToken(name: string, mode: 'light' | 'dark'): string {
  const color = colors.get(name)?.[mode];
  if (color === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return color;
}
