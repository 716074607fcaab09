import type { ReactNode } from 'react';
import type { CellView, GridColumn, PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { cellKey, type Draft } from '../../grid/pendingEdits.ts';
import { Sheet } from '../../grid/GridTable.tsx';
import type { Entry } from '../../grid/useChangeSets.ts';
import { useIsManager } from '../../shared/useLevel.ts';
import type { GridAction } from './attendanceKeys.ts';
import { textOf, type AttendanceType, type WrittenColumn } from './records.ts';
import { SeatDialogs } from './AttendanceDialogs.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { AttendanceActions } from './useAttendance.ts';
import { useDialog } from './useDialog.ts';

/** A seat and the value of it that a cell shows. */
export interface SeatCell {
  seatId: string;
  column: WrittenColumn;
}

interface AttendanceGridProps<R extends { id: string }> {
  label: string;
  rows: readonly R[];
  columns: readonly GridColumn<R>[];
  getCell: (row: R, columnId: string) => CellView;
  getRowName: (row: R) => string;
  /** The seat behind a cell; undefined where nothing is written. */
  seatAt: (rowId: string, columnId: string) => SeatCell | undefined;
  /** The seats of a ticked row. */
  seatsOfRow: (rowId: string) => readonly string[];
  attendance: AttendanceActions;
  types: readonly AttendanceType[];
  /** Ids of the ticked rows. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** The rest of a column is to be marked. */
  onRest: (columnId: string) => void;
  /** This person went into a cell. */
  onEnter: (seatId: string, column: WrittenColumn) => void;
  /** Above the grid. */
  children: ReactNode;
}

/** Above how many cells a paste is shown before it is written. */
const PREVIEWED_CELLS = 20;

/** A grid of marks: keys, paste, locks, memos, make-up lessons, and what could not be saved. */
export function AttendanceGrid<R extends { id: string }>(props: AttendanceGridProps<R>) {
  const { rows, columns, getCell, getRowName, seatAt, attendance, types, selected, onSelect } = props;
  const isManager = useIsManager();
  const dialog = useDialog();
  const { drafts } = attendance;
  const ticked = [...selected].flatMap(props.seatsOfRow);

  const enter = (changes: readonly { rowId: string; columnId: string; value: string | null }[], kind?: 'paste') => {
    const entries = changes.flatMap(({ rowId, columnId, value }): Entry<WrittenColumn>[] => {
      const cell = seatAt(rowId, columnId);
      return cell && cell.column !== 'lock' ? [{ rowId: cell.seatId, column: cell.column, value }] : [];
    });
    void attendance.enter(entries, kind);
  };
  const turnLocks = (seatIds: readonly string[]): void => {
    const allLocked = seatIds.every((id) => attendance.seatNow(id)?.isLocked);
    if (!allLocked) void attendance.setLock(true, seatIds);
    else if (isManager) dialog.open({ type: 'lock', locked: false, seatIds });
  };
  const draftAt = (rowId: string, columnId: string): Draft<WrittenColumn> | undefined => {
    const cell = seatAt(rowId, columnId);
    return (
      cell && (drafts.get(cellKey(cell.seatId, cell.column)) ?? columnDraft(drafts, cell.seatId, columns, columnId))
    );
  };
  const act = (action: GridAction, cells: readonly { rowId: string; columnId: string }[]): void => {
    const seatIds = [...new Set(cells.flatMap(({ rowId, columnId }) => seatAt(rowId, columnId)?.seatId ?? []))];
    const [first] = seatIds;
    if (first === undefined) return;
    if (action === 'lock') turnLocks(seatIds);
    if (action === 'memo') dialog.open({ type: 'memo', seatIds });
    if (action === 'makeup') dialog.open({ type: 'makeup', seatId: first });
    if (action === 'history') dialog.open({ type: 'history', seatId: first });
    if (action === 'rest') props.onRest(cells[0]?.columnId ?? '');
  };
  const paste = (block: PasteBlock): void => {
    if (block.cells.length > PREVIEWED_CELLS || block.unknown.length > 0) dialog.open({ type: 'paste', block });
    else enter(block.changes, 'paste');
  };
  /** F2 or a double click: the lock turns, a mark shows its history. */
  const open = (rowId: string, columnId: string): void => {
    const cell = seatAt(rowId, columnId);
    if (cell?.column === 'lock') turnLocks([cell.seatId]);
    else if (cell) dialog.open({ type: 'history', seatId: cell.seatId });
  };

  return (
    <>
      <Sheet
        screen="attendance"
        label={props.label}
        rows={rows}
        columns={columns}
        getCell={getCell}
        getRowName={getRowName}
        changes={attendance}
        draftAt={draftAt}
        columnName={(column) => columnNames[column]}
        textOf={(value, column) => textOf(value, column, types)}
        selected={selected}
        onSelect={onSelect}
        onCommit={enter}
        onPaste={paste}
        onAction={(action, cells) => act(action as GridAction, cells)}
        onOpen={open}
        onActiveCell={({ rowId, columnId }) => {
          const cell = seatAt(rowId, columnId);
          if (cell) props.onEnter(cell.seatId, cell.column);
        }}
        bar={props.children}
        tickedBar={
          <SelectionBar
            people={selected.size}
            seats={ticked.flatMap((id) => attendance.seatNow(id) ?? [])}
            types={types}
            canUnlock={isManager}
            onMark={(type) =>
              void attendance.enter(ticked.map((rowId) => ({ rowId, column: 'attendance', value: type })))
            }
            onMemo={() => dialog.open({ type: 'memo', seatIds: ticked })}
            onLock={(locked) => dialog.open({ type: 'lock', locked, seatIds: ticked })}
            onClear={() => onSelect(new Set())}
          />
        }
      />
      <SeatDialogs
        dialog={dialog}
        attendance={attendance}
        types={types}
        describe={(rowId) => {
          const row = rows.find(({ id }) => id === rowId);
          return row ? getRowName(row) : '';
        }}
        onPaste={(block) => enter(block.changes, 'paste')}
      />
    </>
  );
}

const columnNames: Record<WrittenColumn, string> = { attendance: '출결', memo: '메모', lock: '잠금', makeup: '보강' };

/** In the grid of all weeks, whatever was refused of a seat stands in its one cell. */
function columnDraft(
  drafts: AttendanceActions['drafts'],
  seatId: string,
  columns: readonly { id: string }[],
  columnId: string,
): Draft<WrittenColumn> | undefined {
  if (columns.some(({ id }) => id === 'memo') || columnId === 'name') return undefined;
  return (['memo', 'makeup', 'lock'] as const).map((column) => drafts.get(cellKey(seatId, column))).find(Boolean);
}
