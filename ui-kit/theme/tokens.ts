import css from './tokens.css?raw';

/** A colour in both modes, as `#rrggbb`. */
export type Color = Record<'light' | 'dark', string>;

/** The opaque colours of a style sheet by their names. */
export const colorsOf = (sheet: string): ReadonlyMap<string, Color> =>
  new Map(
    [...sheet.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, { light, dark }],
    ),
  );

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
