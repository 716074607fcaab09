/** Of an address, what says where in the list one stands, and how many rows of it fit on a page: both are the person's, not the view's. */
const OWN = ['page', 'currentPage', 'pageSize'];

/** The part of an address that a view saves: its parameters in a fixed order, without the page, so that equal views are equal texts. */
export function viewQuery(search: string): string {
  const kept: [string, string][] = [];
  const filters = new Map<string, [rest: string, value: string][]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const [, at, rest = ''] = /^filters\[(\d+)\](.*)$/.exec(name) ?? [];
    if (at !== undefined) filters.set(at, [...(filters.get(at) ?? []), [rest, value]]);
    else if (!OWN.includes(name)) kept.push([name, value]);
  }
  // Filters are a set: their places say only which one was set first.
  const placed = [...filters.values()]
    .sort(byText)
    .flatMap((parts, at) => parts.map(([rest, value]) => [`filters[${at}]${rest}`, value] as [string, string]));
  return new URLSearchParams([...placed, ...kept].sort(byText)).toString();
}

const byText = (one: unknown[], other: unknown[]): number => (one.join() < other.join() ? -1 : 1);
