import { memo } from 'react';
import { HeadCell } from './HeadCell.tsx';
import { TICK_WIDTH } from './layout.ts';
import type { GridColumn } from './types.ts';
import type { DrawnColumn } from './useColumnWindow.ts';
import css from './TypingGrid.module.css';
import type { ColumnDrag } from './useColumnActions.ts';

export interface GridHeadProps {
  columns: readonly GridColumn<never>[];
  /** How many columns stay, the first ones. */
  frozen: number;
  /** Which of the others are drawn. */
  drawn: readonly DrawnColumn[];
  /** How many rows are ticked: none, some, all; `null` where rows cannot be ticked. */
  ticked: 'none' | 'some' | 'all' | null;
  onTickAll: () => void;
  /** What a pointer does to heads; undefined where columns stay as they are. */
  drag: ColumnDrag | undefined;
}

/** The head; it stays above the rows. */
export const GridHead = memo(function GridHead({ columns, frozen, drawn, ticked, onTickAll, drag }: GridHeadProps) {
  const cell = (column: GridColumn<never>, index: number, gap = 0) => (
    <HeadCell key={column.id} column={column} index={index} gap={gap} drag={drag} />
  );
  return (
    <div role="row" aria-rowindex={1} className={css.head}>
      <div role="none" className={css.frozen}>
        {ticked !== null && (
          <div role="columnheader" className={css.headCell} data-tick style={{ width: TICK_WIDTH }}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label="모두 선택"
              checked={ticked === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = ticked === 'some';
              }}
              onChange={onTickAll}
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
