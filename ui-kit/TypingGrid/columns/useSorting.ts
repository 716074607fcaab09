import { nextSort, toggledSort } from './sort.ts';
import type { ColumnAction, GridColumn, TypingGridProps } from '../types.ts';
import { useStable } from '../../useStable.ts';

/** Asks the owner for another order of the rows. */
export function useSorting(
  { sort = null, onSort }: Pick<TypingGridProps<never>, 'sort' | 'onSort'>,
  columns: readonly GridColumn<never>[],
) {
  const by = useStable((column: GridColumn<never>) => onSort?.(nextSort(sort, column)));
  return {
    /** A header was clicked; undefined where rows cannot be sorted. */
    by: onSort && by,
    /** Sorts by a column in a direction; false where that is not possible. */
    act: (at: number, direction: Extract<ColumnAction, 'ascending' | 'descending'>): boolean => {
      const column = columns[at];
      if (!onSort || !column) return false;
      onSort(toggledSort(sort, column.id, direction === 'descending'));
      return true;
    },
  };
}
