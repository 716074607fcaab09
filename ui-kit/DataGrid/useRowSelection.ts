import { useRef } from 'react';
import { useStable } from '../useStable.ts';

/** Selecting rows of a page: one, all up to the one selected before with Shift, or the whole page. Rows of other pages stay as they are. */
export function useRowSelection(
  ids: readonly string[],
  selected: ReadonlySet<string> | undefined,
  onChange: ((selected: ReadonlySet<string>) => void) | undefined,
) {
  const anchor = useRef<string | null>(null);
  const onPage = ids.filter((id) => selected?.has(id)).length;

  // The same function for all drawings, so that rows are not drawn again.
  const select = useStable((at: number, isRange: boolean): void => {
    const id = ids[at];
    if (id === undefined) return;
    const from = isRange && anchor.current !== null ? ids.indexOf(anchor.current) : at;
    const [low, high] = from === -1 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
    const wanted = !selected?.has(id);
    anchor.current = id;
    onChange?.(withRows(selected ?? new Set(), ids.slice(low, high + 1), wanted));
  });

  return {
    state: selected && (onPage === 0 ? 'none' : onPage === ids.length ? 'all' : 'some'),
    select,
    selectAll: () => onChange?.(withRows(selected ?? new Set(), ids, onPage < ids.length)),
  } as const;
}

function withRows(selected: ReadonlySet<string>, ids: readonly string[], wanted: boolean): Set<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (wanted) next.add(id);
    else next.delete(id);
  }
  return next;
}
