import { GridPopover } from './GridPopover.tsx';
import { GridRow } from './GridRow.tsx';
import type { TypingGridProps } from '../types.ts';
import css from '../TypingGrid.module.css';
import { HEAD_HEIGHT } from '../useRowWindow.ts';
import type { GridParts } from '../useTypingGrid.ts';

interface GridBodyProps<R extends { id: string }> extends Pick<
  TypingGridProps<R>,
  'rows' | 'getCell' | 'getRowName' | 'renderPopover'
> {
  grid: GridParts<R>;
}

/** The rows in view, and the popover of the active cell. */
export function GridBody<R extends { id: string }>({
  grid,
  rows,
  getCell,
  getRowName,
  renderPopover,
}: GridBodyProps<R>) {
  const { columns, layout, view, selection, selectedRows, activeCell } = grid;
  const { active, range } = selection;
  const { shown } = activeCell;
  return (
    <div role="rowgroup" className={css.body} style={{ height: view.height }}>
      {view.items.map(({ index, start }) => {
        const row = rows[index];
        const marked = index >= range.top && index <= range.bottom;
        return (
          row && (
            <GridRow
              key={row.id}
              row={row}
              index={index}
              top={start - HEAD_HEIGHT}
              columns={columns}
              frozen={layout.frozen}
              drawn={grid.drawn}
              getCell={getCell}
              getRowName={getRowName}
              activeColumn={index === active.row ? active.column : -1}
              markedFrom={marked ? range.left : -1}
              markedTo={marked ? range.right : -1}
              typed={grid.typed}
              onType={grid.onType}
              selected={selectedRows.isSelected(row.id)}
              onSelect={selectedRows.toggle}
            />
          )
        );
      })}
      {shown && renderPopover && (
        <GridPopover
          row={active.row}
          rows={rows.length}
          left={layout.starts[active.column] ?? 0}
          typed={grid.typed}
          render={(typed) => renderPopover(shown.row, shown.column.id, typed)}
        />
      )}
    </div>
  );
}
