import { memo, useState } from 'react';
import { ChevronDownIcon } from '../../icons.ts';
import { SELECT_WIDTH } from '../columns/layout.ts';
import type { GridColumn, GridTotal } from '../types.ts';
import type { DrawnColumn } from '../columns/useColumnWindow.ts';
import css from '../TypingGrid.module.css';

interface GridTotalsProps {
  totals: readonly GridTotal[];
  /** The number of rows above, without the header. */
  rows: number;
  columns: readonly GridColumn<never>[];
  /** The number of frozen columns. */
  frozen: number;
  /** Which of the other columns are rendered. */
  drawn: readonly DrawnColumn[];
  /** Rows can be selected. */
  selectable: boolean;
}

/** The totals of the columns; they stay below the rows. Several are one line that opens. */
export const GridTotals = memo(function GridTotals(props: GridTotalsProps) {
  const { totals, rows, columns, frozen, drawn, selectable } = props;
  const headAt = columns.findIndex(({ rowHeader }) => rowHeader);
  const [isOpen, setOpen] = useState(false);
  const foldable = totals.length > 1;
  return (
    <div role="rowgroup" className={css.totals}>
      {(foldable && !isOpen ? totals.slice(0, 1) : totals).map(({ label, texts }, at) => {
        const head = at === 0 && foldable ? <Fold label={label} isOpen={isOpen} onFold={setOpen} /> : label;
        const cell = (column: GridColumn<never>, index: number, gap = 0) => (
          <div
            key={column.id}
            role={index === headAt ? 'rowheader' : 'gridcell'}
            aria-colindex={index + 1}
            className={css.totalCell}
            style={{ width: column.width, marginLeft: gap }}
            data-align={column.align}
            data-opens={column.opens || undefined}
          >
            {index === headAt ? head : texts.get(column.id)}
          </div>
        );
        return (
          <div key={label} role="row" aria-rowindex={rows + 2 + at} className={css.total}>
            <div role="none" className={css.frozen}>
              {selectable && <div role="gridcell" className={css.totalCell} style={{ width: SELECT_WIDTH }} />}
              {columns.slice(0, frozen).map((column, index) => cell(column, index))}
            </div>
            {drawn.map(({ index, gap }) => {
              const column = columns[index];
              return column && cell(column, index, gap);
            })}
          </div>
        );
      })}
    </div>
  );
});

interface FoldProps {
  /** The first total. */
  label: string;
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
}

/** Shows the other totals, or only the first. */
function Fold({ label, isOpen, onFold }: FoldProps) {
  return (
    <button
      type="button"
      className={css.fold}
      aria-expanded={isOpen}
      title={isOpen ? '통계 접기' : '통계 모두 보기'}
      onClick={() => onFold(!isOpen)}
      // The grid's own keys are for its cells.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {label}
      <ChevronDownIcon aria-hidden />
    </button>
  );
}
