import { GridBody } from './view/GridBody.tsx';
import { GridFoot } from './view/GridFoot.tsx';
import { GridHead } from './view/GridHead.tsx';
import { GridTotals } from './view/GridTotals.tsx';
import { KeyHelp } from './view/KeyHelp.tsx';
import type { GridTotal, TypingGridProps } from './types.ts';
import css from './TypingGrid.module.css';
import { useTypingGrid } from './useTypingGrid.ts';

export type {
  ActionCell,
  Advance,
  CellChange,
  CellState,
  CellView,
  ColumnLayout,
  GridColumn,
  GridSort,
  GridTotal,
  KeyChoice,
  PasteBlock,
  Side,
  TypingGridProps,
} from './types.ts';

/** A grid for fast typing: one key or one text per cell, arrow keys, ranges, paste; thousands of rows. */
export function TypingGrid<R extends { id: string }>(props: TypingGridProps<R>) {
  const { label, rows, getCell, getRowName, renderPopover, totals = NO_TOTALS, height = '60vh', advance } = props;
  const grid = useTypingGrid(props);
  const { columns, layout, drawn, selectedRows, activeCell, help } = grid;
  const { message, alarming, keymap } = activeCell;
  return (
    <div className={css.grid} style={{ height }}>
      <div
        ref={grid.scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1 + totals.length}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-description="물음표나 F1을 누르면 키 도움말이 열립니다"
        className={css.scroller}
        onKeyDown={grid.onKeyDown}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && grid.commitTyped()}
        {...grid.pointer}
        {...grid.clipboard}
      >
        <div className={css.table} style={{ width: layout.width }}>
          <GridHead
            columns={columns}
            frozen={layout.frozen}
            drawn={drawn}
            selected={selectedRows.selected}
            onSelectAll={selectedRows.toggleAll}
            drag={grid.drag}
            sort={props.sort ?? null}
            onSort={grid.sortBy}
          />
          <GridBody grid={grid} rows={rows} getCell={getCell} getRowName={getRowName} renderPopover={renderPopover} />
          {totals.length > 0 && (
            <GridTotals
              totals={totals}
              rows={rows.length}
              columns={columns}
              frozen={layout.frozen}
              drawn={drawn}
              selectable={selectedRows.selected !== null}
            />
          )}
        </div>
      </div>
      <div role="status" className="visually-hidden">
        {message}
      </div>
      <GridFoot
        message={message}
        alarming={alarming}
        keymap={keymap}
        onHelp={help.show}
        column={grid.columnMenu}
        tools={props.tools}
      />
      <KeyHelp open={help.isOpen} onClose={help.hide} keymap={keymap} advance={advance} />
    </div>
  );
}

const NO_TOTALS: readonly GridTotal[] = [];
