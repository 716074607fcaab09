/** What belongs to a moment, not to a view. */
const passing = new Set(['page']);

/** The part of an address that a view keeps: its parameters in one order, without the page. The same view is the same text. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  const kept = [...params].filter(([name]) => !passing.has(name));
  return new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}
