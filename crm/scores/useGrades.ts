import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { cellKey, type Draft } from '../grid/drafts.ts';
import { useChangeSets, type Entry } from '../grid/useChangeSets.ts';
import type { DraftStore } from '../grid/useDrafts.ts';
import { paperOf, readTyped, type Field } from './grades.ts';
import { gradePort } from './gradePort.ts';
import type { GradeSource } from './useGradeSource.ts';
import { useSend } from './useSend.ts';
import { isAway } from './words.ts';

/** Everything a person can do in a gradebook. */
export type GradeActions = ReturnType<typeof useGrades>;

/** What was typed, keyed or pasted into a cell, before it is known what it means. */
export type Typing = Entry<Field>;

/** What a person can do on the scores of a source; what it changes can be undone. */
export function useGrades(source: GradeSource, store: DraftStore<Field>) {
  const changes = useChangeSets(gradePort(source, useSend()), store);

  /** What the typing means for one spot: points need a student who was there, 결시 takes points away. */
  function meaningOf({ rowId, column, value }: Typing): Typing[] | Draft<Field> {
    const spot = source.spotNow(rowId);
    if (!spot || column !== 'value') return [{ rowId, column, value }];
    const isFirst = spot.retakeNumber === 0;
    const status = isFirst ? changes.valueComing(rowId, 'status') : null;
    const back: Typing[] = isAway(status) ? [{ rowId, column: 'status', value: null }] : [];
    if (value === null) return back.length > 0 ? back : [{ rowId, column, value }];
    const typed = readTyped(value, paperOf(spot).totalPoints);
    if ('value' in typed) return [...back, { rowId, column, value: typed.value }];
    if ('status' in typed && isFirst) return awayEntries(rowId, typed.status);
    const message = 'mistake' in typed ? typed.mistake : '재시험에는 점수를 써 주세요.';
    return { rowId, column, value, state: 'failed', message };
  }

  function awayEntries(rowId: string, status: string): Typing[] {
    const had = changes.valueComing(rowId, 'value');
    const cleared: Typing[] = had === null ? [] : [{ rowId, column: 'value', value: null }];
    return [{ rowId, column: 'status', value: status }, ...cleared];
  }

  /** Writes what was entered: several cells as one change set; what means nothing stays at its cell and is not sent. */
  async function enter(typings: readonly Typing[], kind: ChangeSetKind = 'edit'): Promise<void> {
    const read = typings.map((typing) =>
      typing.column === 'status' && isAway(typing.value) ? awayEntries(typing.rowId, typing.value) : meaningOf(typing),
    );
    store.drop(typings.filter(({ rowId, column }) => store.drafts.get(cellKey(rowId, column))?.state === 'failed'));
    store.put(read.flatMap((one) => (Array.isArray(one) ? [] : [one])));
    const entries = read.flatMap((one) => (Array.isArray(one) ? one : []));
    const isGrade = ({ column }: Typing): boolean => column === 'grade';
    await changes.enter(
      entries.filter((entry) => !isGrade(entry)),
      kind,
    );
    // A 등급 by hand has a call of its own.
    for (const entry of entries.filter(isGrade)) await changes.enter([entry], kind);
  }

  return {
    ...changes,
    enter,
    /** Enters a refused value once more: it may mean something else by now. */
    insist: (draft: Draft<Field>): void => {
      if (draft.conflict) changes.insist(draft);
      else void enter([draft]);
    },
    spotNow: source.spotNow,
    nameOf: source.nameOf,
  };
}
