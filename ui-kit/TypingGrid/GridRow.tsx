import { memo } from 'react';
import type { DraftStore } from './typedText.ts';
import { GridCell } from './GridCell.tsx';
import { TICK_WIDTH } from './layout.ts';
import type { CellView, GridColumn } from './types.ts';
import type { DrawnColumn } from './useColumnWindow.ts';
import css from './TypingGrid.module.css';

export interface GridRowProps<R extends { id: string }> {
  row: R;
  /** From 0. */
  index: number;
  /** Distance from the first row, in CSS pixels. */
  top: number;
  columns: readonly GridColumn<R>[];
  /** How many columns stay, the first ones. */
  frozen: number;
  /** Which of the others are drawn. */
  drawn: readonly DrawnColumn[];
  getCell: (row: R, columnId: string) => CellView;
  getRowName: (row: R) => string;
  /** Column of the active cell, -1 in other rows. */
  activeColumn: number;
  /** First and last marked column, -1 in rows outside the range. */
  markedFrom: number;
  markedTo: number;
  /** What is being typed into the active cell. */
  draft: DraftStore;
  onType: (text: string) => void;
  /** Ticked or not; `null` where rows cannot be ticked. */
  ticked: boolean | null;
  onTick: (rowId: string) => void;
}

function GridRowInner<R extends { id: string }>(props: GridRowProps<R>) {
  const { row, index, columns, frozen, drawn, getCell, ticked, activeColumn } = props;
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
      draft={props.draft}
      onType={props.onType}
    />
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={ticked ?? undefined}
      className={css.row}
      style={{ top: props.top }}
      data-row={index}
      data-ticked={ticked || undefined}
    >
      <div role="none" className={css.frozen}>
        {ticked !== null && (
          <div role="gridcell" className={css.cell} data-tick style={{ width: TICK_WIDTH }}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={`${name} 선택`}
              checked={ticked}
              onChange={() => props.onTick(row.id)}
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

/** One row; drawn again only when something of its own changed. */
export const GridRow = memo(GridRowInner) as typeof GridRowInner;
