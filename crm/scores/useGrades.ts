import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { keyOf, useGrid, type Bases, type PendingEdit, type PendingEditStore } from '../grid/index.ts';
import { gradeAdapter } from './source/gradeAdapter.ts';
import { examTaken, readTyped, type AttemptKey, type GradeCell, type GradeEntry } from './grades.ts';
import type { GradePlace } from './place.ts';
import { gradePresence } from './source/presence.ts';
import type { GradeSource } from './source/useGradeSource.ts';
import { useScoreCalls } from './source/useScoreCalls.ts';
import { isAway } from '../shared/scoreWords.ts';

interface GradeParts {
  place: GradePlace;
  source: GradeSource;
  pending: PendingEditStore<GradeCell>;
  /** The weeks of the exams shown. */
  weekIds: readonly string[];
}

/** The grid of a gradebook, with all its actions. */
export type GradeActions = ReturnType<typeof useGrades>;

/** The grid of a gradebook, with all its actions. */
export function useGrades({ place, source, pending, weekIds }: GradeParts) {
  const adapter = gradeAdapter(source, useScoreCalls());
  const grid = useGrid({ adapter, pending, presence: gradePresence(place), places: weekIds });

  /** The values an input sets in its attempt: points require a present student, 결시 clears the points. */
  function meaningOf({ cell, value }: GradeEntry, basesOfInput: Bases): GradeEntry[] | PendingEdit<GradeCell> {
    const { record, column } = cell;
    if (column === 'status' && isAway(value)) return awayEntries(record, value);
    const attempt = source.attemptNow(record);
    if (!attempt || column !== 'value') return [{ cell, value }];
    const isFirst = attempt.retakeNumber === 0;
    const statusCell = { record, column: 'status' } as const;
    const isBack = isFirst && isAway(grid.baseNow(statusCell)?.value ?? null);
    const back: GradeEntry[] = isBack ? [{ cell: statusCell, value: null }] : [];
    if (value === null) return isBack ? back : [{ cell, value }];
    const typed = readTyped(value, examTaken(attempt).totalPoints);
    if ('value' in typed) return [...back, { cell, value: typed.value }];
    if ('status' in typed && isFirst) return awayEntries(record, typed.status);
    const message = 'mistake' in typed ? typed.mistake : '재시험에는 점수를 써 주세요.';
    const base = basesOfInput.get(keyOf(cell)) ?? grid.baseNow(cell);
    return base ? { cell, value, state: 'failed', message, base, isFinal: true } : [];
  }

  function awayEntries(record: AttemptKey, status: string): GradeEntry[] {
    const valueCell = { record, column: 'value' } as const;
    const entries: GradeEntry[] = [{ cell: { record, column: 'status' }, value: status }];
    if ((grid.baseNow(valueCell)?.value ?? null) !== null) entries.push({ cell: valueCell, value: null });
    return entries;
  }

  /** Writes inputs, several cells as one change set; an invalid input stays in its cell and is not sent. */
  async function enter(
    entered: readonly GradeEntry[],
    kind: ChangeSetKind = 'edit',
    given: Bases = new Map(),
  ): Promise<void> {
    // What an edit was based on, also of one that failed before and is dropped here.
    const bases = new Map([...grid.basesOf(entered.map(({ cell }) => cell)), ...given]);
    const meanings = entered.map((one) => meaningOf(one, bases));
    const failedBefore = entered.filter(({ cell }) => pending.edits.get(keyOf(cell))?.state === 'failed');
    pending.drop(failedBefore.map(({ cell }) => cell));
    pending.put(meanings.flatMap((one) => (Array.isArray(one) ? [] : [one])));
    const entries = meanings.flatMap((one) => (Array.isArray(one) ? one : []));
    const isGrade = ({ cell }: GradeEntry): boolean => cell.column === 'grade';
    await grid.enter(
      entries.filter((entry) => !isGrade(entry)),
      kind,
      bases,
    );
    // A manual 등급 has a call of its own.
    for (const entry of entries.filter(isGrade)) await grid.enter([entry], kind, bases);
  }

  return {
    ...grid,
    enter,
    /** Enters a refused value again; its meaning may have changed meanwhile. */
    retry: (edit: PendingEdit<GradeCell>): void => {
      if (edit.conflict) grid.retry(edit);
      else void enter([edit], 'edit', new Map([[keyOf(edit.cell), edit.base]]));
    },
  };
}
