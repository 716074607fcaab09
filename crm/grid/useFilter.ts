import { useState } from 'react';

/**
 * The ids that the filter in the address lets through, `null` for all. They are kept from the moment the filter was chosen: a student who
 * is marked stays in view until it is chosen again.
 * @param show the filter; empty for everybody
 * @param passing the ids it lets through now
 */
export function useFilter(show: string, passing: (show: string) => Iterable<string>): ReadonlySet<string> | null {
  const [chosen, setChosen] = useState<{ show: string; ids: ReadonlySet<string> | null }>({ show: '', ids: null });
  if (chosen.show !== show) setChosen({ show, ids: show === '' ? null : new Set(passing(show)) });
  return chosen.ids;
}
