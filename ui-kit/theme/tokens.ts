import css from './tokens.css?raw';

/** A colour in both modes, as `#rrggbb`. */
export type Color = Record<'light' | 'dark', string>;

const pair = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/;

/** The opaque colours of `tokens.css` by their names. */
export const colors: ReadonlyMap<string, Color> = new Map(
  [...css.matchAll(new RegExp(`--([\\w-]+): ${pair.source}`, 'g'))].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
);

/** A colour as the page has it: the server may have put the academy's in the place of the product's. */
function drawn(name: string): Color | undefined {
  const page = globalThis.document?.documentElement;
  const [, light, dark] = (page && pair.exec(getComputedStyle(page).getPropertyValue(`--${name}`))) ?? [];
  return light && dark ? { light, dark } : undefined;
}

/**
 * A colour of `tokens.css` as text, because MUI computes with colours and cannot take `var(--…)`.
 * @throws Error when the file has no such colour
 */
export function readToken(name: string, mode: 'light' | 'dark'): string {
  const color = (drawn(name) ?? colors.get(name))?.[mode];
  if (color === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return color;
}
