import { useCallback, useMemo, useState } from 'react';
import { useChangeWorkRecords } from '#client/generated/rest/workRecords.ts';
import { Button, SelectionBar, todayInSeoul, useToast } from '#ui-kit';
import {
  GridTable,
  useGrid,
  type Bases,
  type CellEntry,
  type GridPresence,
  type PendingEditStore,
} from '../../grid/index.ts';
import type { WorkGridQuery } from '../generated/manager.ts';
import { hoursText, parseHours, sayMinutes } from '../hours.ts';
import { textOf, type Shift, type WorkCell, type WorkColumn } from './shifts.ts';
import type { WorkSource } from './useWorkSource.ts';
import { workAdapter } from './workAdapter.ts';
import { dayCell, dayColumns, monthCell, monthColumns, nameOf } from './workColumns.tsx';
import { sumIn, withEdits, workRows, type WorkRow } from './workRows.ts';

interface WorkGridProps {
  data: WorkGridQuery;
  source: WorkSource;
  pending: PendingEditStore<WorkCell>;
  /** The days shown: one, or those of a month. */
  days: readonly string[];
  bar: React.ReactNode;
}

/** The typing grid of shifts: a day with all values, or a month with the hours of each day. */
export function WorkGrid({ data, source, pending, days, bar }: WorkGridProps) {
  const work = useWork({ data, source, pending, days });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [more, setMore] = useState<ReadonlyMap<string, number>>(new Map());
  const { hourlyWageTypes: kinds } = data;
  const { edits, holders } = work;
  const [day] = days;
  const isDay = days.length === 1;
  const settled = useMemo(() => workRows(data, days, source.places, more), [data, days, source.places, more]);
  const rows = useMemo(() => withEdits(settled, edits), [settled, edits]);
  const columns = useMemo(() => (isDay ? dayColumns(kinds) : monthColumns(days, todayInSeoul())), [isDay, kinds, days]);
  const getCell = useCallback(
    (row: WorkRow, columnId: string) =>
      isDay ? dayCell(row, columnId, day ?? '', { kinds, holders }) : monthCell(row, columnId, { kinds, holders }),
    [isDay, day, kinds, holders],
  );
  const byId = useMemo(() => new Map(settled.map((row) => [row.id, row])), [settled]);
  const cellAt = (rowId: string, columnId: string): WorkCell | undefined => {
    const id = byId.get(rowId)?.cells.get(isDay ? (day ?? '') : columnId)?.id;
    const column = isDay ? columnId : 'hours';
    return id !== undefined && isColumn(column) ? { record: id, column } : undefined;
  };
  const totals = useMemo(() => (isDay ? [] : [totalOf(data.workRecords, days)]), [isDay, data, days]);
  const addLines = (): void => {
    const tas = new Set([...selected].map((id) => id.split('/')[0] ?? ''));
    setMore((before) => new Map([...before, ...[...tas].map((ta) => [ta, (before.get(ta) ?? 0) + 1] as const)]));
    setSelected(new Set());
  };
  return (
    <GridTable
      label={isDay ? '하루 근무표' : '한 달 근무표'}
      screen={isDay ? 'workDay' : 'workMonth'}
      rows={rows}
      columns={columns}
      getCell={getCell}
      getRowName={nameOf}
      grid={work}
      cellAt={cellAt}
      columnName={(column) => columnNames[column]}
      textOf={(value, column) => textOf(value, column, kinds)}
      checkPaste={(block) => ({ block, facts: [{ label: '근무', value: `${block.changes.length}칸` }] })}
      onAction={() => undefined}
      onOpen={() => undefined}
      totals={totals}
      selected={selected}
      onSelect={setSelected}
      bar={bar}
      selectionBar={
        <SelectionBar label="선택한 조교" count={selected.size} onClear={() => setSelected(new Set())}>
          <Button size="small" variant="primary" onClick={addLines}>
            근무 한 줄 더
          </Button>
        </SelectionBar>
      }
    />
  );
}

const columnNames: Record<WorkColumn, string> = { hours: '출퇴근', wageType: '구분', memo: '메모' };

const isColumn = (column: string): column is WorkColumn => column in columnNames;

/** The grid's actions; typed hours that cannot be read are said and not written. */
function useWork({ data, source, pending, days }: Omit<WorkGridProps, 'bar'>) {
  const change = useChangeWorkRecords();
  const toast = useToast();
  const send = (
    changes: Parameters<typeof change.mutateAsync>[0]['data']['changes'],
    kind: 'edit' | 'paste' | 'import',
  ) => change.mutateAsync({ data: { changes, kind } });
  const adapter = workAdapter(source, data.hourlyWageTypes, send);
  const grid = useGrid({ adapter, pending, presence, places: [days[0]?.slice(0, 7) ?? ''] });
  const enter: typeof grid.enter = async (entries, kind, bases?: Bases) => {
    const known = entries.flatMap((entry) => readEntry(entry) ?? []);
    if (known.length < entries.length) {
      toast({ message: '출근-퇴근으로 적어 주세요. 예: 18:00-22:30, 18-22', tone: 'warning' });
    }
    await grid.enter(known, kind, bases);
  };
  return { ...grid, enter };
}

/** An entry with its hours as they are kept; null when they cannot be read. */
function readEntry(entry: CellEntry<WorkCell>): CellEntry<WorkCell> | null {
  const { cell, value } = entry;
  if (cell.column !== 'hours' || value === null || value.trim() === '') return entry;
  const hours = parseHours(value);
  return hours && { cell, value: hoursText(hours) };
}

const presence: GridPresence<WorkCell> = {
  topic: 'workRecords',
  id: 'grid',
  placeOf: ({ record, column }) => `${record} ${column}`,
  cellOf: (place) => {
    const [record, column = ''] = place.split(' ');
    return record && isColumn(column) ? { record, column } : undefined;
  },
};

function totalOf(shifts: readonly Shift[], days: readonly string[]) {
  const sums = days.map((day) => {
    const minutes = sumIn(shifts, day);
    return [day, minutes === 0 ? '' : sayMinutes(minutes)] as const;
  });
  const all = sumIn(shifts, days[0]?.slice(0, 7) ?? '');
  return { label: '합계', texts: new Map<string, string>([['total', sayMinutes(all)], ...sums]) };
}
