/** Turns a structured key into a string for maps and `key` attributes: equal keys give equal strings. The string is never parsed. */
export function keyOf(key: string | number | object): string {
  if (typeof key !== 'object') return String(key);
  const parts = Object.entries(key).sort(([one], [other]) => (one < other ? -1 : 1));
  return parts.map(([, part]) => keyOf(part as string | number | object)).join(' ');
}
