import { useState } from 'react';

/**
 * The ids that match the filter in the address, `null` for all. They are fixed when the filter is chosen: a student whose
 * mark changes stays in view until the filter is chosen again.
 * @param show the filter; empty for no filter
 * @param passing the ids that match it now
 */
export function useFilter(show: string, passing: (show: string) => Iterable<string>): ReadonlySet<string> | null {
  const [chosen, setChosen] = useState<{ show: string; ids: ReadonlySet<string> | null }>({ show: '', ids: null });
  if (chosen.show !== show) setChosen({ show, ids: show === '' ? null : new Set(passing(show)) });
  return chosen.ids;
}
