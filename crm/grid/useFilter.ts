import { useState } from 'react';

/**
 * The ids a filter of the address lets through, `null` for all. They are those of the moment it was asked for: a student who was just
 * marked stays in view until it is asked for again.
 * @param show the filter; empty for everybody
 * @param passes the ids it lets through now
 */
export function useFilter(show: string, passes: (show: string) => Iterable<string>): ReadonlySet<string> | null {
  const [asked, setAsked] = useState<{ show: string; ids: ReadonlySet<string> | null }>({ show: '', ids: null });
  if (asked.show !== show) setAsked({ show, ids: show === '' ? null : new Set(passes(show)) });
  return asked.ids;
}
