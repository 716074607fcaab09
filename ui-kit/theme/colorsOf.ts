/** A colour in both modes, as `#rrggbb`. */
export type Color = Record<'light' | 'dark', string>;

/** The opaque colours of a style sheet by their names. */
export const colorsOf = (sheet: string): ReadonlyMap<string, Color> =>
  new Map(
    [...sheet.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, { light, dark }],
    ),
  );
