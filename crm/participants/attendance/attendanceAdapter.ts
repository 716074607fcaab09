import { keyOf, type ChangeSet, type GridAdapter, type VersionsToOverwrite } from '../../grid/index.ts';
import { LOCKED, valueOf, type AttendanceCell, type AttendanceColumn, type AttendanceType } from './records.ts';
import type { AttendanceSource } from './source.ts';
import type { AttendanceCalls, RecordChange } from './useAttendanceCalls.ts';

/** How the attendance grids read and write the records of a source. */
export function attendanceAdapter(
  source: AttendanceSource,
  types: readonly AttendanceType[],
  calls: AttendanceCalls,
): GridAdapter<AttendanceCell> {
  return {
    valueNow: ({ record: id, column }) => {
      const record = source.recordNow(id);
      return record && valueOf(record, column);
    },
    nameOf: source.nameOf,
    send: async (changeSet, kind, versions) => {
      const changes = changesByRecord(changeSet, source, versions);
      const [first] = changes;
      if (first && changeSet.length === 1) source.keep([await calls.one(first)]);
      else source.keep((await calls.together(changes, kind)).changed);
    },
    fill: async (changeSet) => {
      const records = changeSet.flatMap(({ cell }) => source.recordNow(cell.record) ?? []);
      const { changed } = await calls.fill(records, changeSet[0]?.after ?? '');
      source.keep(changed);
      const ids = new Set(changed.map(({ id }) => id));
      return changeSet.filter(({ cell }) => ids.has(cell.record));
    },
    conflicting: (changeSet, { id, field }) =>
      changeSet.filter(({ cell }) => cell.record === id && (field === undefined || columns[field] === cell.column)),
    textOf: ({ column }, value) => {
      if (column === 'attendance') return types.find(({ id }) => id === value)?.name ?? '';
      if (column === 'lock') return value === LOCKED ? '잠금' : '열림';
      if (column === 'makeup') return value === null ? '' : '보강 연결';
      return value ?? '';
    },
    goneMessage: '이 주차에서 빠진 학생입니다.',
    count: (changeSet) => `${new Set(changeSet.map(({ cell }) => cell.record)).size.toLocaleString('ko')}명`,
    stopReading: source.stopReading,
    reread: source.reread,
  };
}

function changesByRecord(
  changeSet: ChangeSet<AttendanceCell>,
  source: AttendanceSource,
  versions: VersionsToOverwrite,
): RecordChange[] {
  return [...Map.groupBy(changeSet, ({ cell }) => cell.record)].flatMap(([id, changes]) => {
    const record = source.recordNow(id);
    const version = changes.map(({ cell }) => versions.get(keyOf(cell))).find(Boolean);
    return record ? [{ record, version: version ?? record.version, changes }] : [];
  });
}

/** Columns by the field that a conflict names. */
const columns: Readonly<Record<string, AttendanceColumn>> = {
  attTypeId: 'attendance',
  memo: 'memo',
  isLocked: 'lock',
  makeupForId: 'makeup',
};
