import type { Conflict } from '#client/generated/rest/shared.ts';
import type { Cell } from '#client/generated/rest/scores.ts';
import { formatGrade } from '#ui-kit';
import { keyOf, type Advance, type ChangedCell, type ChangeSet, type GridAdapter } from '../../grid/index.ts';
import { textOf, valueOf, type AttemptKey, type Field, type GradeCell } from '../grades.ts';
import type { GradeSource } from './useGradeSource.ts';
import type { AttemptChange, ScoreCalls } from './useScoreCalls.ts';

/** How a gradebook reads and writes the scores of a source. */
export function gradeAdapter(source: GradeSource, calls: ScoreCalls): GridAdapter<GradeCell> {
  return {
    now: ({ record, column }) => {
      const cell = source.attemptNow(record);
      if (!cell) return undefined;
      const version = column === 'status' ? cell.score.version : (cell.attempt?.version ?? 0);
      return { value: valueOf(cell, column), version };
    },
    // 결시 clears the value, a value ends 결시.
    changedWith: (cell) => {
      if (cell.column === 'value') return [cell, { ...cell, column: 'status' }];
      return cell.column === 'status' ? [cell, { ...cell, column: 'value' }] : [cell];
    },
    versionKey: ({ record, column }) => (column === 'status' ? record.scoreId : keyOf(record)),
    nameOf: source.nameOf,
    send: async (changeSet, kind) => {
      const changes = changesByAttempt(changeSet, source);
      const [first] = changes;
      const { cells, changeSetId = null } =
        first && changeSet.length === 1
          ? { cells: [await calls.one(first)], changeSetId: null }
          : await calls.together(changes, kind);
      const advances = cells.flatMap((cell) => advancesOf(cell, changes, source));
      source.keep(cells);
      return { advances, changeSetId };
    },
    conflicting: (changeSet, conflict) => changeSet.filter(({ cell }) => isAbout(source, cell, conflict)),
    textOf: ({ record, column }, value) => {
      if (column === 'grade' && value !== null)
        return formatGrade(value, source.attemptNow(record)?.attempt?.gradeScale ?? null);
      return column === 'clinic' && value === null ? '해당 없음' : textOf(value, column);
    },
    goneMessage: '이 시험에서 빠진 학생입니다.',
    count: (changeSet) => `${new Set(changeSet.map(({ cell }) => keyOf(cell.record))).size.toLocaleString('ko')}칸`,
    stopReading: source.stopReading,
    reread: source.reread,
  };
}

/** A status uses the version of its score, everything else that of its attempt. */
function changesByAttempt(changeSet: ChangeSet<GradeCell>, source: GradeSource): AttemptChange[] {
  return [...Map.groupBy(changeSet, ({ cell }) => keyOf(cell.record)).values()].flatMap((changes) => {
    const attempt = changes[0] && source.attemptNow(changes[0].cell.record);
    if (!attempt) return [];
    const status = changes.filter(({ cell }) => cell.column === 'status');
    const others = changes.filter(({ cell }) => cell.column !== 'status');
    return [{ ...attempt, changes, version: oldestOf(others), scoreVersion: oldestOf(status) }];
  });
}

/** The version that all of them know: what came later is compared value by value. */
const oldestOf = (changes: readonly ChangedCell<GradeCell>[]): number =>
  Math.min(...changes.map(({ version }) => version));

/** What a write did to the versions of a score and its attempt, each of which may follow a change of the other. */
function advancesOf(cell: Cell, changes: readonly AttemptChange[], source: GradeSource): Advance[] {
  const record: AttemptKey = { scoreId: cell.scoreId, retakeNumber: cell.retakeNumber };
  const sent = changes.find((change) => change.score.id === cell.scoreId && change.retakeNumber === cell.retakeNumber);
  const held = source.attemptNow(record);
  const advance = (key: string, compared: number, before: number | undefined, to: number): Advance[] => {
    // Where no version was compared, a step of one is one's own.
    const from = Number.isFinite(compared) ? compared : before;
    return from === undefined || (!Number.isFinite(compared) && to !== from + 1) ? [] : [{ key, from, to }];
  };
  return [
    ...advance(cell.scoreId, sent?.scoreVersion ?? Infinity, held?.score.version, cell.scoreVersion),
    ...advance(keyOf(record), sent?.version ?? Infinity, held?.attempt?.version ?? 0, cell.version),
  ];
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
