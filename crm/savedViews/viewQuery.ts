/** Parameters that a view does not save. */
const passing = new Set(['page']);

/** The part of an address that a view saves: its parameters in a fixed order, without the page, so that equal views are equal texts. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  const kept = [...params].filter(([name]) => !passing.has(name));
  return new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}
