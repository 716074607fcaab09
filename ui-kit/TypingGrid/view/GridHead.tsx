import { memo } from 'react';
import { HeadCell } from './HeadCell.tsx';
import { SELECT_WIDTH } from '../columns/layout.ts';
import type { GridColumn, GridSort, HeadSelection } from '../types.ts';
import type { DrawnColumn } from '../columns/useColumnWindow.ts';
import css from '../TypingGrid.module.css';
import type { ColumnDrag } from '../columns/useColumnActions.ts';

export interface GridHeadProps {
  columns: readonly GridColumn<never>[];
  /** The number of frozen columns. */
  frozen: number;
  /** Which of the other columns are rendered. */
  drawn: readonly DrawnColumn[];
  /** How many rows are selected: none, some, all; `null` where rows cannot be selected. */
  selected: HeadSelection;
  onSelectAll: () => void;
  /** Pointer actions on column headers; undefined where columns are fixed. */
  drag: ColumnDrag | undefined;
  /** The order of the rows. */
  sort: GridSort | null;
  /** A header was clicked; undefined where rows cannot be sorted. */
  onSort: ((column: GridColumn<never>) => void) | undefined;
}

/** The header row; it stays above the rows. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { columns, frozen, drawn, selected, onSelectAll, drag, sort, onSort } = props;
  const cell = (column: GridColumn<never>, index: number, gap = 0) => (
    <HeadCell key={column.id} column={column} index={index} gap={gap} drag={drag} sort={sort} onSort={onSort} />
  );
  return (
    <div role="row" aria-rowindex={1} className={css.head}>
      <div role="none" className={css.frozen}>
        {selected !== null && (
          <div role="columnheader" className={css.headCell} data-select style={{ width: SELECT_WIDTH }}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label="모두 선택"
              checked={selected === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = selected === 'some';
              }}
              onChange={onSelectAll}
            />
          </div>
        )}
        {columns.slice(0, frozen).map((column, at) => cell(column, at))}
      </div>
      {drawn.map(({ index, gap }) => {
        const column = columns[index];
        return column && cell(column, index, gap);
      })}
    </div>
  );
});
