import type { Conflict } from '#client/generated/rest/shared.ts';
import { keyOf, type ChangeSet, type GridAdapter, type VersionsToOverwrite } from '../grid/index.ts';
import { textOf, valueOf, type Field, type GradeCell } from './grades.ts';
import type { GradeSource } from './useGradeSource.ts';
import type { AttemptChange, ScoreCalls } from './useScoreCalls.ts';

/** How a gradebook reads and writes the scores of a source. */
export function gradeAdapter(source: GradeSource, calls: ScoreCalls): GridAdapter<GradeCell> {
  return {
    valueNow: ({ record, column }) => {
      const cell = source.attemptNow(record);
      return cell && valueOf(cell, column);
    },
    nameOf: source.nameOf,
    send: async (changeSet, kind, versions) => {
      const changes = changesByAttempt(changeSet, source, versions);
      const [first] = changes;
      if (first && changeSet.length === 1) source.keep([await calls.one(first)]);
      else source.keep(await calls.together(changes, kind));
    },
    conflicting: (changeSet, conflict) => changeSet.filter(({ cell }) => isAbout(source, cell, conflict)),
    textOf: ({ column }, value) => (column === 'clinic' && value === null ? '해당 없음' : textOf(value, column)),
    goneMessage: '이 시험에서 빠진 학생입니다.',
    count: (changeSet) => `${new Set(changeSet.map(({ cell }) => keyOf(cell.record))).size.toLocaleString('ko')}칸`,
    stopReading: source.stopReading,
    reread: source.reread,
  };
}

/** A status uses the version of its score, everything else that of its attempt. */
function changesByAttempt(
  changeSet: ChangeSet<GradeCell>,
  source: GradeSource,
  versions: VersionsToOverwrite,
): AttemptChange[] {
  return [...Map.groupBy(changeSet, ({ cell }) => keyOf(cell.record)).values()].flatMap((changes) => {
    const attempt = changes[0] && source.attemptNow(changes[0].cell.record);
    if (!attempt) return [];
    const overwritten = (isStatus: boolean): number | undefined =>
      changes
        .filter(({ cell }) => (cell.column === 'status') === isStatus)
        .map(({ cell }) => versions.get(keyOf(cell)))
        .find((version) => version !== undefined);
    const version = overwritten(false) ?? attempt.attempt?.version ?? 0;
    return [{ ...attempt, changes, version, scoreVersion: overwritten(true) ?? attempt.score.version }];
  });
}

/** Columns by the field that a conflict names. */
const fields: Readonly<Record<string, Field>> = {
  value: 'value',
  status: 'status',
  deliveryType: 'delivery',
  clinicStatus: 'clinic',
  grade: 'grade',
  memo: 'memo',
};

/** A conflict identifies a first attempt by its score, a retake by itself. */
function isAbout(source: GradeSource, { record, column }: GradeCell, { id, field }: Conflict): boolean {
  const isFirst = record.retakeNumber === 0 && record.scoreId === id;
  const isRecord = isFirst || source.attemptNow(record)?.attempt?.id === id;
  return isRecord && (field === undefined || fields[field] === column);
}
