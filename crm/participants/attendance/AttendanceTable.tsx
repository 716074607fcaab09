import type { ReactNode } from 'react';
import type { Fact } from '#ui-kit';
import type { ActionCell, CellView, GridColumn, PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { GridTable } from '../../grid/index.ts';
import type { HeldWeek } from './dialogs/absenceText.ts';
import { useFutureWarning } from './useFutureWarning.ts';
import { useIsManager } from './useIsManager.ts';
import { AttendanceDialogs } from './dialogs/AttendanceDialogs.tsx';
import type { GridAction } from './attendanceKeys.ts';
import { textOf, type AttendanceCell, type AttendanceColumn, type AttendanceType } from './marks/records.ts';
import { AttendanceSelection } from './AttendanceSelection.tsx';
import type { AttendanceActions } from './useAttendance.ts';
import { useDialog } from './dialogs/useDialog.ts';

interface AttendanceTableProps<R extends { id: string }> {
  label: string;
  rows: readonly R[];
  columns: readonly GridColumn<R>[];
  getCell: (row: R, columnId: string) => CellView;
  getRowName: (row: R) => string;
  /** The cell of a row and a column; undefined where there is none. */
  cellAt: (rowId: string, columnId: string) => AttendanceCell | undefined;
  /** The cells whose pending edits are shown in a cell. @default the cell itself */
  shownAt?: (rowId: string, columnId: string) => readonly AttendanceCell[];
  /** Ids of the records of a row. */
  recordsOfRow: (rowId: string) => readonly string[];
  attendance: AttendanceActions;
  types: readonly AttendanceType[];
  /** The weeks of the records. */
  weeks: readonly HeldWeek[];
  /** Ids of the selected rows. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Marks the rest of a column. */
  onRest: (columnId: string) => void;
  /** Shown above the grid. */
  children: ReactNode;
}

/** A grid of marks, of one week or of the term: its keys, its dialogs and its bulk actions. */
export function AttendanceTable<R extends { id: string }>(props: AttendanceTableProps<R>) {
  const { attendance, types, weeks, selected, onSelect, children, ...table } = props;
  useFutureWarning(attendance, weeks);
  const isManager = useIsManager();
  const dialog = useDialog();
  const { act, open, basesOf } = useCellActions(props, dialog, isManager);
  const ids = [...selected].flatMap(props.recordsOfRow);
  const mark = (typeId: string): void =>
    void attendance.enter(ids.map((id) => ({ cell: { record: id, column: 'attendance' }, value: typeId })));
  return (
    <>
      <GridTable
        {...table}
        screen="attendance"
        grid={attendance}
        columnName={(column) => columnNames[column]}
        textOf={(value, column) => textOf(value, column, types)}
        checkPaste={(block) => ({ block, facts: countValues(block, types) })}
        onAction={(action, cells) => act(action as GridAction, cells)}
        onOpen={open}
        selected={selected}
        onSelect={onSelect}
        bar={children}
        selectionBar={
          <AttendanceSelection
            people={selected.size}
            records={ids.flatMap((id) => attendance.recordNow(id) ?? [])}
            types={types}
            canUnlock={isManager}
            onMark={mark}
            onMemo={() => dialog.open({ type: 'memo', ids, bases: basesOf(ids, 'memo') })}
            onText={() => dialog.open({ type: 'text', ids })}
            onLock={(locked) => dialog.open({ type: 'lock', locked, ids, bases: basesOf(ids, 'lock') })}
            onClear={() => onSelect(new Set())}
          />
        }
      />
      <AttendanceDialogs dialog={dialog} attendance={attendance} types={types} />
    </>
  );
}

type ActionProps = Pick<AttendanceTableProps<never>, 'attendance' | 'cellAt' | 'onRest'>;

/** Handles the letter keys and F2. */
function useCellActions(
  { attendance, cellAt, onRest }: ActionProps,
  dialog: ReturnType<typeof useDialog>,
  isManager: boolean,
) {
  const basesOf = (ids: readonly string[], column: AttendanceColumn) =>
    attendance.basesOf(ids.map((record) => ({ record, column })));
  const turnLocks = (ids: readonly string[]): void => {
    const allLocked = ids.every((id) => attendance.recordNow(id)?.isLocked);
    if (!allLocked) void attendance.setLock(true, ids);
    else if (isManager) dialog.open({ type: 'lock', locked: false, ids, bases: basesOf(ids, 'lock') });
  };
  const act = (action: GridAction, cells: readonly ActionCell[]): void => {
    const ids = [...new Set(cells.flatMap(({ rowId, columnId }) => cellAt(rowId, columnId)?.record ?? []))];
    const [first] = ids;
    if (first === undefined) return;
    if (action === 'lock') turnLocks(ids);
    if (action === 'memo') dialog.open({ type: 'memo', ids, bases: basesOf(ids, 'memo') });
    if (action === 'makeup') dialog.open({ type: 'makeup', id: first, bases: basesOf([first], 'makeup') });
    if (action === 'text') dialog.open({ type: 'text', ids });
    if (action === 'history') dialog.open({ type: 'history', id: first });
    if (action === 'rest') onRest(cells[0]?.columnId ?? '');
  };
  /** Toggles the lock; on a mark opens its history. */
  const open = (rowId: string, columnId: string): void => {
    const cell = cellAt(rowId, columnId);
    if (cell?.column === 'lock') turnLocks([cell.record]);
    else if (cell) dialog.open({ type: 'history', id: cell.record });
  };
  return { act, open, basesOf };
}

/** The labels of a record's values. */
export const columnNames: Record<AttendanceColumn, string> = {
  attendance: '출결',
  memo: '메모',
  lock: '잠금',
  makeup: '보강',
};

/** How many cells get which value. */
function countValues({ changes }: PasteBlock, types: readonly AttendanceType[]): Fact[] {
  const nameOf = (value: string | null): string =>
    value === null ? '비움' : (types.find(({ id }) => id === value)?.name ?? '메모');
  const byName = Map.groupBy(changes, ({ value }) => nameOf(value));
  return [...byName].map(([label, same]) => ({ label, value: `${same.length.toLocaleString('ko')}칸` }));
}
