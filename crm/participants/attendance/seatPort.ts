import type { Conflict } from '#client/generated/rest/shared.ts';
import { cellKey } from '../../grid/drafts.ts';
import type { Step } from '../../grid/history.ts';
import type { GridPort, Overwriting } from '../../grid/port.ts';
import { LOCKED, valueOf, type AttendanceType, type WrittenColumn } from './rows.ts';
import type { SeatSource } from './source.ts';
import type { SeatChange, useSend } from './useSend.ts';

/** The seats of a source as a grid reads and writes them. */
export function seatPort(
  source: SeatSource,
  types: readonly AttendanceType[],
  send: ReturnType<typeof useSend>,
): GridPort<WrittenColumn> {
  const seatChanges = (step: Step<WrittenColumn>, overwriting: Overwriting): SeatChange[] =>
    [...Map.groupBy(step, ({ rowId }) => rowId)].flatMap(([rowId, cells]) => {
      const seat = source.seatNow(rowId);
      const over = cells.map(({ column }) => overwriting.get(cellKey(rowId, column))).find(Boolean);
      return seat ? [{ seat, version: over ?? seat.version, cells }] : [];
    });
  return {
    valueNow: (rowId, column) => {
      const seat = source.seatNow(rowId);
      return seat && valueOf(seat, column);
    },
    nameOf: source.nameOf,
    send: async (step, kind, overwriting) => {
      const changes = seatChanges(step, overwriting);
      const [first] = changes;
      const [only, ...others] = step;
      if (first && only && others.length === 0) source.keep([await send.one(first.seat, only, first.version)]);
      else source.keep((await send.together(changes, kind)).changed);
    },
    contested,
    wordOf: (column, value) => {
      if (column === 'attendance') return types.find(({ id }) => id === value)?.name ?? '';
      if (column === 'lock') return value === LOCKED ? '잠금' : '열림';
      if (column === 'makeup') return value === null ? '' : '보강 연결';
      return value ?? '';
    },
    gone: '이 주차에서 빠진 학생입니다.',
    count: (step) => `${new Set(step.map(({ rowId }) => rowId)).size.toLocaleString('ko')}명`,
    stopReading: source.stopReading,
    reread: source.reread,
  };
}

const columns: Readonly<Record<string, WrittenColumn>> = {
  attTypeId: 'attendance',
  memo: 'memo',
  isLocked: 'lock',
  makeupForId: 'makeup',
};

const contested = (step: Step<WrittenColumn>, { id, field }: Conflict): Step<WrittenColumn> =>
  step.filter(({ rowId, column }) => rowId === id && (field === undefined || columns[field] === column));
