import { placeOf, TICK_WIDTH } from './layout.ts';
import type { GridColumn } from './types.ts';
import css from './TypingGrid.module.css';

export interface GridHeadProps {
  columns: readonly GridColumn<never>[];
  /** Left edge of each column in CSS pixels. */
  starts: readonly number[];
  /** How many rows are ticked: none, some, all; `null` where rows cannot be ticked. */
  ticked: 'none' | 'some' | 'all' | null;
  onTickAll: () => void;
}

/** The head; it stays above the rows. */
export function GridHead({ columns, starts, ticked, onTickAll }: GridHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={css.head}>
      {ticked !== null && (
        <div role="columnheader" className={css.headCell} data-frozen data-tick style={{ width: TICK_WIDTH, left: 0 }}>
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
      {columns.map((column, index) => (
        <div
          key={column.id}
          role="columnheader"
          aria-colindex={index + 1}
          className={css.headCell}
          style={placeOf(column, starts[index] ?? 0)}
          data-align={column.align}
          data-frozen={column.frozen || undefined}
          data-current={column.current || undefined}
          data-opens={column.opens || undefined}
          title={column.label}
        >
          {column.label}
        </div>
      ))}
    </div>
  );
}
