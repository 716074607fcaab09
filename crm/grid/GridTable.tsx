import { startTransition, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { useLeaveGuard } from '#ui-kit';
import { TypingGrid, type ActionCell, type PasteBlock, type TypingGridProps } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { ChangesMenu } from './undo/ChangesMenu.tsx';
import { CellPopover } from './CellPopover.tsx';
import { focusGrid, focusProblem } from './focusGrid.ts';
import css from './Grid.module.css';
import { keyOf } from './keyOf.ts';
import { isRefused } from './pending/pendingEdits.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import { isRefusalAction } from './pending/refusalKeys.ts';
import type { Bases, CellEntry, CellKey, PendingEdit } from './types.ts';
import { useBegunEdit } from './pending/useBegunEdit.ts';
import { useColumnLayout } from './layout/useColumnLayout.ts';
import type { Grid } from './useGrid.ts';
import { useFillHeight } from './layout/useFillHeight.ts';
import { usePaste, type CheckedPaste } from './usePaste.ts';

const PasteDialog = lazyWhenIdle(() => import('./PasteDialog.tsx').then((file) => file.PasteDialog));

type DrawnProps<R extends { id: string }> = Pick<
  TypingGridProps<R>,
  'label' | 'rows' | 'columns' | 'getCell' | 'getRowName' | 'totals' | 'advance' | 'sort' | 'onSort'
>;

interface GridTableProps<R extends { id: string }, Cell extends CellKey> extends DrawnProps<R> {
  /** The name under which its column layout is stored, e.g. `scores`. */
  screen: string;
  grid: Pick<
    Grid<Cell>,
    | 'edits'
    | 'changes'
    | 'nameOf'
    | 'baseNow'
    | 'basesOf'
    | 'retry'
    | 'discard'
    | 'undo'
    | 'redo'
    | 'enter'
    | 'enterCell'
  >;
  /** The cell of a row and a column; undefined where there is none. */
  cellAt: (rowId: string, columnId: string) => Cell | undefined;
  /** The cells whose pending edits are shown there; the first one with an edit wins. @default the cell itself */
  shownAt?: (rowId: string, columnId: string) => readonly Cell[];
  /** The label of one value of a record. */
  columnName: (column: Cell['column']) => string;
  /** A value as text. */
  textOf: (value: string | null, column: Cell['column']) => string;
  /** Checks a pasted block before it is written. */
  checkPaste: (block: PasteBlock) => CheckedPaste;
  /** A key with an action was pressed on cells; choices about refused values are handled here. */
  onAction: (action: string, cells: readonly ActionCell[]) => void;
  /** A cell without a refused value should be opened. */
  onOpen: (rowId: string, columnId: string) => void;
  /** Another cell became active. */
  onActive?: (cell: Cell | undefined) => void;
  /** The grid got or lost the focus. */
  onInside?: (isInside: boolean) => void;
  /** Ids of the selected rows. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Shown above the grid. */
  bar: ReactNode;
  /** Shown over the keys below the grid while rows are selected. */
  selectionBar: ReactNode;
}

/** A grid whose cells are saved one by one. Values that could not be saved are listed below it, where they move no row; a conflict shows both values at its cell. */
export function GridTable<R extends { id: string }, Cell extends CellKey>(props: GridTableProps<R, Cell>) {
  const { grid, rows, getRowName, textOf, selected } = props;
  const table = useRef<HTMLDivElement>(null);
  const { columns, layout } = useColumnLayout(props.screen, props.columns);
  const refusedAt = refusedEdits(props);

  const enter = (changes: PasteBlock['changes'], kind: 'edit' | 'paste', bases?: Bases): void =>
    void grid.enter(entriesOf(changes, props.cellAt), kind, bases);
  const { preview, paste, confirm, close } = usePaste({
    check: props.checkPaste,
    basesOf: (changes) => grid.basesOf(entriesOf(changes, props.cellAt).map(({ cell }) => cell)),
    write: (changes, bases) => enter(changes, 'paste', bases),
  });
  const begun = useBegunEdit(props);
  useFillHeight(table);
  useLeaveGuard([...grid.edits.values()].some(isRefused));
  const { act, open, activate } = cellHandlers(props, refusedAt, table);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) props.onInside?.(false);
  };

  return (
    <div ref={table} className={css.table}>
      {props.bar}
      <div data-grid onFocus={() => props.onInside?.(true)} onBlur={leave}>
        <TypingGrid
          label={props.label}
          rows={rows}
          columns={columns}
          getCell={props.getCell}
          getRowName={getRowName}
          totals={props.totals}
          advance={props.advance}
          sort={props.sort}
          onSort={props.onSort}
          columnLayout={layout}
          selectedRows={selected}
          onSelectedRowsChange={props.onSelect}
          onBeginEdit={begun.begin}
          onCommit={(changes) => enter(changes, 'edit', begun.basesFor(changes))}
          onPaste={paste}
          onAction={act}
          onOpenCell={open}
          onActiveCell={activate}
          renderPopover={(row, columnId, typed) => (
            <CellPopover
              edit={refusedAt(row.id, columnId)}
              typed={typed}
              arrived={typed === null ? undefined : begun.arrivedAt(row.id, columnId)}
              textOf={textOf}
            />
          )}
          autoFocus
          onUndo={() => grid.undo()}
          onRedo={() => grid.redo()}
          tools={<ChangesMenu grid={grid} />}
          height="100%"
        />
      </div>
      {selected.size > 0 && props.selectionBar}
      <ProblemPanel
        edits={grid.edits}
        nameOf={grid.nameOf}
        labelOf={({ column }) => props.columnName(column)}
        textOf={({ value, cell }) => textOf(value, cell.column)}
        retry={grid.retry}
        discard={grid.discard}
        onDecided={() => focusGrid(table.current)}
      />
      {preview && (
        <PasteDialog
          preview={preview}
          rowName={(rowId) => {
            const row = rows.find(({ id }) => id === rowId);
            return row ? getRowName(row) : '';
          }}
          onPaste={confirm}
          onClose={close}
        />
      )}
    </div>
  );
}

const entriesOf = <Cell extends CellKey>(
  changes: PasteBlock['changes'],
  cellAt: (rowId: string, columnId: string) => Cell | undefined,
): CellEntry<Cell>[] =>
  changes.flatMap(({ rowId, columnId, value }) => {
    const cell = cellAt(rowId, columnId);
    return cell ? [{ cell, value }] : [];
  });

type RefusedAt<Cell extends CellKey> = (rowId: string, columnId: string) => PendingEdit<Cell> | undefined;

type HandlerProps<Cell extends CellKey> = Pick<
  GridTableProps<never, Cell>,
  'grid' | 'cellAt' | 'onAction' | 'onOpen' | 'onActive'
>;

/** Handles keys, F2 and moves: choices about refused values here, everything else by the screen. */
function cellHandlers<Cell extends CellKey>(
  { grid, cellAt, onAction, onOpen, onActive }: HandlerProps<Cell>,
  refusedAt: RefusedAt<Cell>,
  table: RefObject<HTMLElement | null>,
) {
  return {
    act: (action: string, cells: ActionCell[]): void => {
      if (!isRefusalAction(action)) return onAction(action, cells);
      for (const edit of cells.flatMap(({ rowId, columnId }) => refusedAt(rowId, columnId) ?? [])) grid[action](edit);
      focusGrid(table.current);
    },
    open: (rowId: string, columnId: string): void => {
      const edit = refusedAt(rowId, columnId);
      if (!edit || !focusProblem(table.current, keyOf(edit.cell))) onOpen(rowId, columnId);
    },
    activate: ({ rowId, columnId }: ActionCell): void => {
      const cell = cellAt(rowId, columnId);
      // Paint the response to the key before telling colleagues.
      if (cell) startTransition(() => grid.enterCell(cell));
      onActive?.(cell);
    },
  };
}

type EditedProps<Cell extends CellKey> = Pick<GridTableProps<never, Cell>, 'grid' | 'cellAt' | 'shownAt'>;

/** Resolves the refused value that a cell shows, if there is one. */
function refusedEdits<Cell extends CellKey>({ grid, cellAt, shownAt }: EditedProps<Cell>): RefusedAt<Cell> {
  const cellsAt = shownAt ?? ((rowId: string, columnId: string) => [cellAt(rowId, columnId) ?? []].flat());
  return (rowId, columnId) => {
    if (grid.edits.size === 0) return undefined;
    const edit = cellsAt(rowId, columnId)
      .map((cell) => grid.edits.get(keyOf(cell)))
      .find(Boolean);
    return edit && isRefused(edit) ? edit : undefined;
  };
}
