import { useCallback, useMemo, useRef, useState } from 'react';
import type { Changes } from './changes.ts';
import { describeChanges } from './view/describe.ts';
import { layOut } from './columns/layout.ts';
import type { CellAddress, ColumnAction, TypingGridProps } from './types.ts';
import { useActiveCell } from './useActiveCell.ts';
import { useColumnActions, useColumnMenu, useMovedColumn } from './columns/useColumnActions.ts';
import { useColumnWindow } from './columns/useColumnWindow.ts';
import { useGridClipboard } from './input/useGridClipboard.ts';
import { useGridEditing } from './input/useGridEditing.ts';
import { useGridFocus, usePageRows } from './input/useGridFocus.ts';
import { useGridKeyboard } from './input/useGridKeyboard.ts';
import { useGridPointer } from './input/useGridPointer.ts';
import { useGridSelection } from './useGridSelection.ts';
import { startColumn, useGridStart } from './input/useGridStart.ts';
import { useGrownColumns } from './columns/useGrownColumns.ts';
import { TOTAL_HEIGHT, useRowWindow } from './useRowWindow.ts';
import { useSelectedRows } from './useSelectedRows.ts';
import { useSorting } from './columns/useSorting.ts';
import { useStable } from '../useStable.ts';

/** State and behaviour of a typing grid; `TypingGrid` renders it. */
export function useTypingGrid<R extends { id: string }>(props: TypingGridProps<R>) {
  const { rows, getCell, totals = [] } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState('');
  const quiet = (): void => setNote('');
  const given = useGrownColumns(scroller, props.columns, props.selectedRows !== undefined);
  const { columns, act, drag, movedRef } = useColumnActions(given, props.columnLayout, setNote);
  const data = { rows, columns, getCell };

  const selectedRows = useSelectedRows(rows, props.selectedRows, props.onSelectedRowsChange);
  const selectable = selectedRows.selected !== null;
  const layout = useMemo(() => layOut(columns, selectable), [columns, selectable]);
  const size = { rows: rows.length, columns: columns.length, pageRows: usePageRows(scroller) };
  const selection = useGridSelection(size, startColumn(columns));
  const { active, range } = selection;
  const view = useRowWindow(scroller, rows.length, active.row, totals.length * TOTAL_HEIGHT);
  const drawn = useColumnWindow(scroller, columns, layout, active.column);
  const column = columns[active.column];
  const start = layout.starts[active.column] ?? 0;
  const { follow } = useGridFocus(scroller, active, column, layout, view.show);
  useGridStart(scroller, { isDrawn: view.items.length > 0, autoFocus: props.autoFocus, column, start, layout });

  const commit = ({ changes, locked }: Changes, dropped = 0): void => {
    if (changes.length > 0) props.onCommit(changes);
    setNote(describeChanges(changes, locked, dropped, columns));
  };
  const editing = useGridEditing(data, active, { send: commit, onBegin: props.onBeginEdit });
  const goTo = (cell: CellAddress, extend = false): void => {
    follow();
    selection.goTo(cell, extend);
  };
  useMovedColumn(movedRef, columns, (to) => goTo({ ...active, column: to }));
  const activeCell = useActiveCell(data, active, note, props);
  const help = useHelp();
  const sorting = useSorting(props, columns);
  const actOn = (at: number, action: ColumnAction): boolean =>
    action === 'ascending' || action === 'descending' ? sorting.act(at, action) : act(at, action);
  const onKeyDown = useGridKeyboard({
    data,
    advance: props.advance ?? 'down',
    selection: { ...selection, goTo },
    editing,
    commit,
    quiet,
    toggleRows: selectable ? () => selectedRows.toggleRange(range) : undefined,
    selectAllRows: selectable ? selectedRows.toggleAll : undefined,
    openCell: activeCell.open,
    onAction: props.onAction,
    onUndo: props.onUndo,
    onRedo: props.onRedo,
    showHelp: help.show,
    actOnColumn: (action) => actOn(active.column, action),
  });
  const pointer = useGridPointer({ editing, goTo, quiet, follow, openCell: activeCell.open });
  const clipboard = useGridClipboard({ data, range, isEditing: editing.isOn, onPaste: props.onPaste, commit });
  const columnMenu = useColumnMenu(columns, active.column, actOn, sorting.by !== undefined);

  return {
    scroller,
    columns,
    layout,
    selectedRows,
    selection,
    view,
    drawn,
    drag,
    sortBy: sorting.by,
    typed: editing.typed,
    onType: useStable(editing.type),
    /** Commits the typed text before something else takes the focus. */
    commitTyped: editing.commit,
    activeCell,
    columnMenu: drag && activeCell.shown && columnMenu,
    help,
    onKeyDown,
    pointer,
    clipboard,
  };
}

/** State and behaviour of a typing grid. */
export type GridParts<R extends { id: string }> = ReturnType<typeof useTypingGrid<R>>;

function useHelp() {
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);
  return { isOpen, show, hide };
}
