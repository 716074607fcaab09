/** How many colours `hues.css` has. */
export const HUES = 8;

/**
 * The colour of each name, as the number of a hue of `hues.css`. It comes from the name itself, so that a name keeps it whoever else is there; of names
 * with the same one, all but the first take what nobody has, as long as there is any.
 */
export function huesOf(names: Iterable<string>): ReadonlyMap<string, number> {
  const owners = Map.groupBy([...new Set(names)].sort(), (name) => (numberOf(name) % HUES) + 1);
  const hues = new Map([...owners].map(([hue, [first = '']]) => [first, hue]));
  const free = Array.from({ length: HUES }, (_, at) => at + 1).filter((hue) => !owners.has(hue));
  for (const [hue, [, ...others]] of owners) for (const name of others) hues.set(name, free.shift() ?? hue);
  return hues;
}

/** A number of a text, the same everywhere (FNV-1a). */
function numberOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}
