import { memo } from 'react';
import type { TypedTextStore } from '../input/typedText.ts';
import { GridCell } from './GridCell.tsx';
import { SELECT_WIDTH } from '../columns/layout.ts';
import type { CellView, GridColumn } from '../types.ts';
import type { DrawnColumn } from '../columns/useColumnWindow.ts';
import css from '../TypingGrid.module.css';

export interface GridRowProps<R extends { id: string }> {
  row: R;
  /** From 0. */
  index: number;
  /** Distance from the first row, in CSS pixels. */
  top: number;
  columns: readonly GridColumn<R>[];
  /** The number of frozen columns. */
  frozen: number;
  /** Which of the other columns are rendered. */
  drawn: readonly DrawnColumn[];
  getCell: (row: R, columnId: string) => CellView;
  getRowName: (row: R) => string;
  /** Column of the active cell, -1 in other rows. */
  activeColumn: number;
  /** First and last column of the selected range, -1 in rows outside it. */
  markedFrom: number;
  markedTo: number;
  /** The text being typed into the active cell. */
  typed: TypedTextStore;
  onType: (text: string) => void;
  /** Selected or not; `null` where rows cannot be selected. */
  selected: boolean | null;
  onSelect: (rowId: string) => void;
}

function GridRowInner<R extends { id: string }>(props: GridRowProps<R>) {
  const { row, index, columns, frozen, drawn, getCell, selected, activeColumn } = props;
  const name = props.getRowName(row);
  const cell = (column: GridColumn<R>, at: number, gap = 0) => (
    <GridCell
      key={column.id}
      row={row}
      index={at}
      gap={gap}
      column={column}
      view={getCell(row, column.id)}
      rowName={name}
      active={at === activeColumn}
      marked={at >= props.markedFrom && at <= props.markedTo}
      typed={props.typed}
      onType={props.onType}
    />
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected ?? undefined}
      className={css.row}
      style={{ top: props.top }}
      data-row={index}
      data-selected={selected || undefined}
    >
      <div role="none" className={css.frozen}>
        {selected !== null && (
          <div role="gridcell" className={css.cell} data-select style={{ width: SELECT_WIDTH }}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={`${name} 선택`}
              checked={selected}
              onChange={() => props.onSelect(row.id)}
            />
          </div>
        )}
        {columns.slice(0, frozen).map((column, at) => cell(column, at))}
      </div>
      {drawn.map(({ index: at, gap }) => {
        const column = columns[at];
        return column && cell(column, at, gap);
      })}
    </div>
  );
}

/** One row; re-rendered only when its own content changed. */
export const GridRow = memo(GridRowInner) as typeof GridRowInner;
