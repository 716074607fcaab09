import { randomUUID } from 'node:crypto';
import { monthOf } from '#ui-kit/format/testing/when.ts';
import type { ApiCaller } from './apiAs.ts';

/** Shifts of one TA on one day, of an hour each. */
export interface Shifts {
  /** Who may write them. */
  manager: ApiCaller;
  /** `2026-10-15`. */
  day: string;
  /** The TA's. */
  name: string;
  ids: string[];
}

interface Shift {
  version: number;
  memo: string;
}

/** Makes shifts of a TA on a day of last month on which nothing was recorded, as a manager. @param count at most 12 */
export async function prepareShifts(manager: ApiCaller, count: number): Promise<Shifts> {
  const month = monthOf(-1);
  const { workRecords } = await manager.ask<{ workRecords: Worked[] }>(WORKED, { month: `${month}-01` });
  const [first] = workRecords;
  if (!first) throw new Error(`nobody worked in ${month}`);
  const worked = new Set(workRecords.filter(({ taId }) => taId === first.taId).map(({ workDate }) => workDate));
  const days = Array.from({ length: 27 }, (_, at) => `${month}-${String(at + 2).padStart(2, '0')}`);
  const day = days.find((date) => !worked.has(date));
  if (day === undefined) throw new Error(`${first.taStaff.name} worked on every day of ${month}`);
  const hour = (at: number): string => `${day}T${String(9 + at).padStart(2, '0')}:00:00+09:00`;
  const ids = Array.from({ length: count }, () => randomUUID());
  const { taId, wageTypeId } = first;
  const changes = ids.map((id, at) => ({
    id,
    version: 0,
    taId,
    wageTypeId,
    startedAt: hour(at),
    endedAt: hour(at + 1),
  }));
  await manager.send('PUT', '/admin/work-records', { changes });
  return { manager, day, name: first.taStaff.name, ids };
}

/** A shift as it is stored. */
export async function shiftNow(manager: ApiCaller, id: string | undefined): Promise<Shift> {
  const { workRecords } = await manager.ask<{ workRecords: Shift[] }>(STORED, { id });
  const [shift] = workRecords;
  if (!shift) throw new Error(`no shift ${id}`);
  return shift;
}

interface Worked {
  taId: string;
  wageTypeId: string | null;
  workDate: string;
  taStaff: { name: string };
}

const WORKED = `query ($month: date!) { workRecords(where: { workMonth: { _eq: $month } }, order_by: [{ id: asc }]) {
  taId wageTypeId workDate taStaff { name } } }`;
const STORED = 'query ($id: uuid!) { workRecords(where: { id: { _eq: $id } }) { version memo } }';
