import type { Advance, ChangeSet, GridAdapter } from '../../../grid/index.ts';
import { LOCKED, valueOf, type AttendanceCell, type AttendanceColumn, type AttendanceType } from '../marks/records.ts';
import type { AttendanceSource } from './source.ts';
import type { AttendanceCalls, RecordChange } from './useAttendanceCalls.ts';

/** How the attendance grids read and write the records of a source. */
export function attendanceAdapter(
  source: AttendanceSource,
  types: readonly AttendanceType[],
  calls: AttendanceCalls,
): GridAdapter<AttendanceCell> {
  return {
    now: ({ record: id, column }) => {
      const record = source.recordNow(id);
      return record && { value: valueOf(record, column), version: record.version };
    },
    // A link to a missed week may mark the student as present.
    changedWith: (cell) => (cell.column === 'makeup' ? [cell, { ...cell, column: 'attendance' }] : [cell]),
    versionKey: ({ record }) => record,
    nameOf: source.nameOf,
    send: async (changeSet, kind) => {
      const changes = changesByRecord(changeSet, source);
      const [first] = changes;
      const { changed: marks, changeSetId } =
        first && changeSet.length === 1
          ? { changed: [await calls.one(first)], changeSetId: null }
          : await calls.together(changes, kind);
      source.keep(marks);
      const sent = new Map(changes.map(({ record, version }) => [record.id, version]));
      return { advances: marks.flatMap(({ id, version }) => advance(id, sent.get(id), version)), changeSetId };
    },
    fill: async (changeSet) => {
      const records = changeSet.flatMap(({ cell }) => source.recordNow(cell.record) ?? []);
      const { changed, changeSetId } = await calls.fill(records, changeSet[0]?.after ?? '');
      source.keep(changed);
      const versions = new Map(changed.map(({ id, version }) => [id, version]));
      // No version was compared: a step of one is one's own.
      const advances = records.flatMap(({ id, version }) =>
        versions.get(id) === version + 1 ? advance(id, version, version + 1) : [],
      );
      return { written: changeSet.filter(({ cell }) => versions.has(cell.record)), advances, changeSetId };
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
    count: (changeSet) => {
      // A student has a record in each week.
      const students = changeSet.map(({ cell: { record } }) => source.recordNow(record)?.studentId ?? record);
      return `${new Set(students).size.toLocaleString('ko')}명`;
    },
    stopReading: source.stopReading,
    reread: source.reread,
  };
}

/** A record is written at the oldest version its cells know: what came later is compared value by value. */
function changesByRecord(changeSet: ChangeSet<AttendanceCell>, source: AttendanceSource): RecordChange[] {
  return [...Map.groupBy(changeSet, ({ cell }) => cell.record)].flatMap(([id, changes]) => {
    const record = source.recordNow(id);
    return record ? [{ record, version: Math.min(...changes.map(({ version }) => version)), changes }] : [];
  });
}

const advance = (key: string, from: number | undefined, to: number): Advance[] =>
  from === undefined ? [] : [{ key, from, to }];

/** Columns by the field that a conflict names. */
const columns: Readonly<Record<string, AttendanceColumn>> = {
  attTypeId: 'attendance',
  memo: 'memo',
  isLocked: 'lock',
  makeupForId: 'makeup',
};
