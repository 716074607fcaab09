import { useDeferredValue, useMemo } from 'react';
import { useFilter } from '../../grid/index.ts';
import { useDeepStable } from './useDeepStable.ts';
import type { GradeBarProps } from '../GradeBar.tsx';
import { filterStudents } from './gradeFilters.ts';
import type { GradebookData } from '../grades.ts';
import type { GradePlace } from '../place.ts';
import { useChangedSince } from './useChangedSince.ts';

/** The filters of a gradebook, and the ids that match the chosen one, `null` for all. */
export function useFiltered(data: GradebookData, { show, view }: GradePlace) {
  // Paint the response to a key before counting.
  const counted = useDeferredValue(data);
  const found = useMemo(() => filterStudents(counted), [counted]);
  const filters = useDeepStable(filtersOf(found, view === 'term'));
  const changed = useChangedSince(data, show === 'changed');
  const isUnknown = show === 'changed' && !changed;
  const passing = useFilter(isUnknown ? '' : show, (chosen) =>
    chosen === 'changed' ? (changed ?? []) : chosen in found ? found[chosen as keyof typeof found] : [],
  );
  return { counted, filters, passing };
}

function filtersOf(
  { missing, below, absent }: ReturnType<typeof filterStudents>,
  isTerm: boolean,
): GradeBarProps['filters'] {
  const filters: GradeBarProps['filters'][number][] = [
    { id: 'missing', label: '미응시', count: missing.size },
    { id: 'below', label: '미달', count: below.size },
    { id: 'absent', label: '결석인데 점수 있음', count: absent.size },
  ];
  if (!isTerm) filters.push({ id: 'changed', label: '어제부터 바뀐 것' });
  return filters;
}
