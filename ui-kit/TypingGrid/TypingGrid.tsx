import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { cellAt, keysOf, type Changes } from './changes.ts';
import type { ColumnLayout } from './columns.ts';
import { describeChanges } from './describe.ts';
import { addressOf, focusActive } from './dom.ts';
import { stateWords } from './GridCell.tsx';
import { GridFoot } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { GridTotals } from './GridTotals.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { layOut, showColumn } from './layout.ts';
import { GridPopover } from './GridPopover.tsx';
import type {
  ActionCell,
  CellAddress,
  CellChange,
  CellView,
  GridColumn,
  GridTotal,
  KeyChoice,
  PasteBlock,
} from './types.ts';
import css from './TypingGrid.module.css';
import { useColumnMenu, useColumnSteps, useMovedColumn } from './useColumnActions.ts';
import { useColumnWindow } from './useColumnWindow.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import { useGridEditing } from './useGridEditing.ts';
import { useGridFocus, usePageRows } from './useGridFocus.ts';
import { useGridKeyboard } from './useGridKeyboard.ts';
import { useGridSelection } from './useGridSelection.ts';
import { HEAD_HEIGHT, TOTAL_HEIGHT, useRowWindow } from './useRowWindow.ts';
import { useStable } from './useStable.ts';
import { useTicks } from './useSelectedRows.ts';

export type { ColumnLayout, Side } from './columns.ts';
export type {
  ActionCell,
  CellChange,
  CellState,
  CellView,
  GridColumn,
  GridTotal,
  KeyChoice,
  PasteBlock,
} from './types.ts';

export interface TypingGridProps<R extends { id: string }> {
  /** What the grid holds, said to screen readers. */
  label: string;
  /** The rows, in order. */
  rows: readonly R[];
  /** The columns, frozen ones first. Keep the array's identity while nothing changes: rows are drawn again with it. */
  columns: readonly GridColumn<R>[];
  /** What a cell shows. Keep the function's identity while no cell changes: all rows are drawn again with it. */
  getCell: (row: R, columnId: string) => CellView;
  /** The row's name, e.g. the student's. */
  getRowName: (row: R) => string;
  /** New values of one action: one key, one typed text, one deletion, one paste. Save in the background. */
  onCommit: (changes: CellChange[]) => void;
  /** Ids of the ticked rows; with it each row has a box to tick. @default undefined */
  selectedRows?: ReadonlySet<string>;
  /** Other rows are ticked. @default undefined */
  onSelectedRowsChange?: (selected: ReadonlySet<string>) => void;
  /** A block was pasted; without it the grid enters what fits and calls `onCommit`. @default undefined */
  onPaste?: (block: PasteBlock) => void;
  /** Ctrl+Z. @default undefined */
  onUndo?: () => void;
  /** Ctrl+Shift+Z or Ctrl+Y. @default undefined */
  onRedo?: () => void;
  /** F2 or double click on a cell that is not typed into, or that is in conflict. @default undefined */
  onOpenCell?: (rowId: string, columnId: string) => void;
  /** A key whose choice is an action was pressed. @default undefined */
  onAction?: (action: string, cells: ActionCell[]) => void;
  /** Another cell became active, `null` before anyone was in the grid. @default undefined */
  onActiveCell?: (cell: ActionCell) => void;
  /** What hangs from the active cell while someone is in the grid, such as both values of a conflict; it takes no focus. @default undefined */
  renderPopover?: (row: R, columnId: string) => ReactNode;
  /** Lines that stay below the rows, such as averages. @default [] */
  totals?: readonly GridTotal[];
  /** Takes the focus when it appears and nothing beside it has it. @default false */
  autoFocus?: boolean;
  /** Keeps what a person does to the columns: their widths, and the places of those with `moves`. @default columns stay */
  columnLayout?: ColumnLayout;
  /** CSS height of the whole; rows scroll inside. @default '60vh' */
  height?: number | string;
}

/** A grid for people who type: one key or one line a cell, arrows, ranges, paste; thousands of rows. */
export function TypingGrid<R extends { id: string }>(props: TypingGridProps<R>) {
  const { label, rows, getCell, getRowName, selectedRows, onPaste, onOpenCell, height = '60vh' } = props;
  const { totals = NO_TOTALS } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState('');
  const { columns, step, drag, movedRef } = useColumnSteps(props.columns, props.columnLayout, setNote);
  const data = { rows, columns, getCell };
  const [helping, setHelping] = useState(false);
  const showHelp = useCallback(() => setHelping(true), []);
  const hideHelp = useCallback(() => setHelping(false), []);

  const ticks = useTicks(rows, selectedRows, props.onSelectedRowsChange);
  const tickable = ticks.ticked !== null;
  const layout = useMemo(() => layOut(columns, tickable), [columns, tickable]);
  const pageRows = usePageRows(scroller);
  const selection = useGridSelection({ rows: rows.length, columns: columns.length, pageRows }, firstToFill(columns));
  const { active, range } = selection;
  const view = useRowWindow(scroller, rows.length, active.row, totals.length * TOTAL_HEIGHT);
  const drawn = useColumnWindow(scroller, columns, layout, active.column);
  const focus = useGridFocus(scroller, active, columns[active.column], layout, view.show);

  const isDrawn = view.items.length > 0;
  const showStart = useEffectEvent((element: HTMLElement) => {
    const column = columns[active.column];
    if (column?.current) showColumn(element, layout.starts[active.column] ?? 0, column.width, layout.frozenWidth);
  });
  // Before it is painted: who sees it can type.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isDrawn) return;
    const isFree = document.activeElement?.contains(element) ?? true;
    showStart(element);
    if (props.autoFocus && isFree) focusActive(element);
  }, [props.autoFocus, isDrawn]);

  const commit = ({ changes, locked }: Changes, dropped = 0): void => {
    if (changes.length > 0) props.onCommit(changes);
    setNote(describeChanges(changes, locked, dropped, columns));
  };
  const editing = useGridEditing(data, active, commit);
  const goTo = (cell: CellAddress, extend = false): void => {
    focus.follow();
    selection.goTo(cell, extend);
  };
  useMovedColumn(movedRef, columns, (column) => goTo({ ...active, column }));
  const shown = cellAt(data, active);
  const openCell = (): boolean => {
    if (!onOpenCell || !shown) return false;
    onOpenCell(shown.row.id, shown.column.id);
    return true;
  };
  const onKeyDown = useGridKeyboard({
    data,
    selection: { ...selection, goTo },
    editing,
    commit,
    quiet: () => setNote(''),
    toggleRows: tickable ? () => ticks.toggleRange(range) : undefined,
    selectAllRows: tickable ? ticks.toggleAll : undefined,
    openCell,
    onAction: props.onAction,
    onUndo: props.onUndo,
    onRedo: props.onRedo,
    showHelp,
    stepColumn: (asked) => step(active.column, asked),
  });
  const clipboard = useGridClipboard({ data, range, isEditing: editing.isOn, onPaste, commit });
  const onType = useStable(editing.type);

  const pointTo = (event: MouseEvent, extend: boolean): void => {
    const cell = addressOf(event.target);
    const intoText = event.target instanceof HTMLInputElement && editing.isOn();
    if (!cell || intoText || event.button !== 0) return;
    // The cell that becomes active takes the focus, not the element that is there now.
    event.preventDefault();
    editing.commit();
    setNote('');
    goTo(cell, extend);
  };

  const state = shown?.view.state ?? 'idle';
  const message = note || (shown?.view.message ?? (state === 'saved' ? '' : stateWords[state]));
  const keymap = shown ? keysOf(shown) : NO_KEYS;

  const columnMenu = useColumnMenu(columns, active.column, step);

  const [activeRowId, activeColumnId] = [shown?.row.id, shown?.column.id];
  const tellActive = useEffectEvent((cell: ActionCell) => props.onActiveCell?.(cell));
  useEffect(() => {
    if (activeRowId !== undefined && activeColumnId !== undefined) {
      tellActive({ rowId: activeRowId, columnId: activeColumnId });
    }
  }, [activeRowId, activeColumnId]);

  return (
    <div className={css.grid} style={{ height }}>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1 + totals.length}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-description="물음표나 F1을 누르면 키 도움말이 열립니다"
        className={css.scroller}
        onKeyDown={onKeyDown}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && editing.commit()}
        onMouseDown={(event) => pointTo(event, event.shiftKey)}
        onMouseOver={(event) => event.buttons === 1 && pointTo(event, true)}
        onDoubleClick={() => {
          if (editing.start()) focus.follow();
          else openCell();
        }}
        {...clipboard}
      >
        <div className={css.sheet} style={{ width: layout.width }}>
          <GridHead
            columns={columns}
            frozen={layout.frozen}
            drawn={drawn}
            ticked={ticks.ticked}
            onTickAll={ticks.toggleAll}
            drag={drag}
          />
          <div role="rowgroup" className={css.body} style={{ height: view.height }}>
            {view.items.map(({ index, start }) => {
              const row = rows[index];
              const marked = index >= range.top && index <= range.bottom;
              const isActive = index === active.row;
              return (
                row && (
                  <GridRow
                    key={row.id}
                    row={row}
                    index={index}
                    top={start - HEAD_HEIGHT}
                    columns={columns}
                    frozen={layout.frozen}
                    drawn={drawn}
                    getCell={getCell}
                    getRowName={getRowName}
                    activeColumn={isActive ? active.column : -1}
                    markedFrom={marked ? range.left : -1}
                    markedTo={marked ? range.right : -1}
                    draft={editing.draft}
                    onType={onType}
                    ticked={ticks.isTicked(row.id)}
                    onTick={ticks.toggle}
                  />
                )
              );
            })}
            {shown && props.renderPopover && (
              <GridPopover row={active.row} rows={rows.length} left={layout.starts[active.column] ?? 0}>
                {props.renderPopover(shown.row, shown.column.id)}
              </GridPopover>
            )}
          </div>
          {totals.length > 0 && (
            <GridTotals
              totals={totals}
              rows={rows.length}
              columns={columns}
              frozen={layout.frozen}
              drawn={drawn}
              ticks={tickable}
            />
          )}
        </div>
      </div>
      <div role="status" className="visually-hidden">
        {message}
      </div>
      <GridFoot
        message={message}
        alarming={note === '' && (state === 'failed' || state === 'conflict')}
        keymap={keymap}
        onHelp={showHelp}
        column={drag && shown && columnMenu}
      />
      <KeyHelp open={helping} onClose={hideHelp} keymap={keymap} />
    </div>
  );
}

const NO_TOTALS: readonly GridTotal[] = [];
const NO_KEYS: readonly KeyChoice[] = [];

function firstToFill(columns: readonly GridColumn<never>[]): number {
  const wanted = columns.findIndex((column) => column.current);
  const first = columns.findIndex((column) => column.kind !== 'read');
  return Math.max(0, wanted < 0 ? first : wanted);
}
