import { memo } from 'react';
import { placeOf, TICK_WIDTH } from './layout.ts';
import type { GridColumn, GridTotal } from './types.ts';
import css from './TypingGrid.module.css';

interface GridTotalsProps {
  totals: readonly GridTotal[];
  /** How many rows stand above, without the head. */
  rows: number;
  columns: readonly GridColumn<never>[];
  /** Left edge of each column in CSS pixels. */
  starts: readonly number[];
  /** Rows can be ticked. */
  ticks: boolean;
}

/** What the columns amount to; it stays below the rows. */
export const GridTotals = memo(function GridTotals({ totals, rows, columns, starts, ticks }: GridTotalsProps) {
  const headAt = columns.findIndex(({ rowHeader }) => rowHeader);
  return (
    <div role="rowgroup" className={css.totals}>
      {totals.map(({ label, texts }, at) => (
        <div key={label} role="row" aria-rowindex={rows + 2 + at} className={css.total}>
          {ticks && (
            <div
              role="gridcell"
              className={css.totalCell}
              data-frozen
              data-tick
              style={{ width: TICK_WIDTH, left: 0 }}
            />
          )}
          {columns.map((column, index) => (
            <div
              key={column.id}
              role={index === headAt ? 'rowheader' : 'gridcell'}
              aria-colindex={index + 1}
              className={css.totalCell}
              style={placeOf(column, starts[index] ?? 0)}
              data-align={column.align}
              data-frozen={column.frozen || undefined}
              data-opens={column.opens || undefined}
            >
              {index === headAt ? label : texts.get(column.id)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});
