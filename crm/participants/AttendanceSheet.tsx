import { useCallback, useMemo, useRef, useState } from 'react';
import { Button, Toolbar } from '#ui-kit';
import { TypingGrid } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { ChoiceChips } from '../shared/ChoiceChips.tsx';
import { useIsManager } from '../shared/useLevel.ts';
import css from './Attendance.module.css';
import { attendanceCell, attendanceColumns } from './attendanceColumns.tsx';
import { cellKey, type Draft } from './drafts.ts';
import { countMarks, LOCKED, type AttendanceRow, type AttendanceType } from './rows.ts';
import { ProblemPanel } from './ProblemPanel.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { sheetRows, type SheetRow } from './sheetRows.ts';
import type { useAttendance } from './useAttendance.ts';

interface AttendanceSheetProps {
  rows: readonly AttendanceRow[];
  types: readonly AttendanceType[];
  /** What can be done to them. */
  attendance: ReturnType<typeof useAttendance>;
}

/** Who is narrowed to: a type or `unset`, and the students who were that when it was asked for. */
interface Filter {
  id: string;
  rowIds: ReadonlySet<string>;
}

const getName = (row: AttendanceRow): string => row.student.user.name;

/** The grid with its counts, its bulk actions and what could not be saved. */
export function AttendanceSheet({ rows, types, attendance }: AttendanceSheetProps) {
  const isManager = useIsManager();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [filter, setFilter] = useState<Filter | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { drafts } = attendance;

  const counts = useMemo(() => countMarks(rows), [rows]);
  const columns = useMemo(() => attendanceColumns(types), [types]);
  // A student who was just marked stays in view until the filter is asked for again.
  const shown = useMemo(
    () => sheetRows(filter ? rows.filter((row) => filter.rowIds.has(row.id)) : rows, drafts),
    [rows, filter, drafts],
  );
  const ticked = rows.filter((row) => selected.has(row.id));
  const unset = rows.filter((row) => row.attendanceTypeId == null && !(row.isLocked && !isManager));
  const usual = types.find((type) => type.countsAsPresent);
  const getCell = useCallback(
    (row: SheetRow, columnId: string) => attendanceCell(row, columnId, { types, isManager }),
    [types, isManager],
  );
  const toggle = (id: string): void => {
    const asked = rows.filter((row) => (row.attendanceTypeId ?? 'unset') === id);
    setFilter(filter?.id === id ? null : { id, rowIds: new Set(asked.map((row) => row.id)) });
  };

  /** F2 or a double click: to the choice about a refused value, or the lock turns. */
  const open = (rowId: string, columnId: string): void => {
    const problem = sheet.current?.querySelector<HTMLElement>(`[data-problem="${cellKey(rowId, columnId)}"] button`);
    if (problem) problem.focus();
    else if (columnId === 'lock') void attendance.commit([{ rowId, columnId, value: LOCKED }]);
  };
  /** Back to where the person typed. */
  const settle = (decide: (draft: Draft) => void) => (draft: Draft) => {
    decide(draft);
    const cell = sheet.current?.querySelector<HTMLElement>('[role="grid"] [data-active]');
    (cell?.querySelector('input') ?? cell)?.focus();
  };

  return (
    <div ref={sheet} className={css.sheet}>
      <Toolbar
        label="출결"
        end={
          usual && (
            <Button disabled={unset.length === 0} onClick={() => void attendance.markRest(unset, usual)}>
              {unset.length === 0 ? '모두 체크했습니다' : `나머지 ${unset.length}명 모두 ${usual.name}`}
            </Button>
          )
        }
      >
        <ChoiceChips
          label="출결로 좁히기"
          chosen={filter ? [filter.id] : []}
          onToggle={toggle}
          items={[
            { id: 'unset', label: '미체크', count: counts.get('unset') ?? 0 },
            ...types
              .filter((type) => counts.has(type.id))
              .map((type) => ({ id: type.id, label: type.name, count: counts.get(type.id) })),
          ]}
        />
        <span>전체 {rows.length}명</span>
      </Toolbar>
      <ProblemPanel
        drafts={drafts}
        rows={rows}
        types={types}
        onInsist={settle(attendance.insist)}
        onGiveUp={settle(attendance.giveUp)}
      />
      {ticked.length > 0 && (
        <SelectionBar
          ticked={ticked}
          types={types}
          canUnlock={isManager}
          onSet={(column, value) => attendance.setAll(ticked, column, value)}
          onLock={(locked) => void attendance.setLock(locked, ticked)}
          onClear={() => setSelected(new Set())}
        />
      )}
      <div data-grid>
        <TypingGrid
          label="출결표"
          rows={shown}
          columns={columns}
          getCell={getCell}
          getRowName={getName}
          selectedRows={selected}
          onSelectedRowsChange={setSelected}
          onCommit={(changes) => void attendance.commit(changes)}
          onOpenCell={open}
          onUndo={attendance.undo}
          onRedo={attendance.redo}
          height="100%"
        />
      </div>
    </div>
  );
}
