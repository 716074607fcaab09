import type { WorkChange, WorkChanged, WorkChangeSetKind } from '#client/generated/rest/workRecords.ts';
import type { ChangedCell, GridAdapter } from '../../grid/index.ts';
import { hoursOf, instantsOf, parseHours } from '../hours.ts';
import { textOf, type Kind, type WorkCell, type WorkColumn } from './shifts.ts';
import type { WorkSource } from './useWorkSource.ts';

/** Sends changes of shifts. */
export type SendWork = (changes: WorkChange[], kind: WorkChangeSetKind) => Promise<WorkChanged>;

/** How the grids of shifts read and write the records of a source. */
export function workAdapter(source: WorkSource, kinds: readonly Kind[], send: SendWork): GridAdapter<WorkCell> {
  return {
    now: source.now,
    versionKey: ({ record }) => record,
    nameOf: source.nameOf,
    person: '조교',
    send: async (changeSet, kind) => {
      const byRecord = Map.groupBy(changeSet, ({ cell }) => cell.record);
      const changes = [...byRecord].map(([id, cells]) => changeOf(source, id, cells));
      const written = await send(changes, kind);
      source.keep(written);
      const versions = new Map([...written.changed, ...written.removed].map(({ id, version }) => [id, version]));
      const advances = changes.flatMap(({ id, version: from }) => {
        const to = versions.get(id);
        return to === undefined ? [] : [{ key: id, from, to }];
      });
      return { advances, changeSetId: written.changeSetId };
    },
    conflicting: (changeSet, { id, field }) =>
      changeSet.filter(({ cell }) => cell.record === id && (field === undefined || columns[field] === cell.column)),
    textOf: ({ column }, value) => textOf(value, column, kinds),
    goneMessage: '그 사이 삭제된 근무입니다.',
    count: (changeSet) => `근무 ${new Set(changeSet.map(({ cell }) => cell.record)).size.toLocaleString('ko')}건`,
    stopReading: source.stopReading,
    reread: source.reread,
  };
}

/** Columns by the field that a conflict names. */
const columns: Readonly<Record<string, WorkColumn>> = { hours: 'hours', wageTypeId: 'wageType', memo: 'memo' };

/** The cells of one shift as the server takes them, at the oldest version they know. */
function changeOf(source: WorkSource, id: string, cells: readonly ChangedCell<WorkCell>[]): WorkChange {
  const change: WorkChange = { id, version: Math.min(...cells.map(({ version }) => version)) };
  for (const { cell, after } of cells) {
    if (cell.column === 'hours') Object.assign(change, hoursChange(source, id, after));
    if (cell.column === 'wageType') change.wageTypeId = after;
    if (cell.column === 'memo') change.memo = after ?? '';
  }
  return change;
}

function hoursChange(source: WorkSource, id: string, after: string | null): Partial<WorkChange> {
  const wanted = after === null ? null : parseHours(after);
  if (wanted === null) return { remove: true };
  const shift = source.shiftNow(id);
  if (!shift) {
    const place = source.places.find(id);
    if (!place) return {};
    const { taId, day, wageTypeId, memo } = place;
    return { taId, wageTypeId, memo, ...instantsOf(day, wanted) };
  }
  // A time that stays keeps its seconds as they were punched.
  const stands = hoursOf(shift);
  const instants = instantsOf(shift.workDate, wanted);
  const change: Partial<WorkChange> = {};
  if (wanted.from !== stands.from) change.startedAt = instants.startedAt;
  if (wanted.to !== stands.to || wanted.from !== stands.from) change.endedAt = instants.endedAt;
  return change;
}
