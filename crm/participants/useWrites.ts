import { useRef } from 'react';
import type { ChangeSetKind } from '#client/generated/rest/model/changeSetKind.ts';
import { painted } from '#client/painted.ts';
import { problemText } from '#client/problemText.ts';
import { conflictDrafts, conflictsOf, isElsewhere } from './conflicts.ts';
import type { CellStep, Step } from './history.ts';
import { valueOf, type AttendanceType, type Seat } from './rows.ts';
import type { SeatSource } from './source.ts';
import type { useDrafts } from './useDrafts.ts';
import type { SeatChange, useSend } from './useSend.ts';

interface Parts {
  source: SeatSource;
  types: readonly AttendanceType[];
  drafts: ReturnType<typeof useDrafts>;
  send: ReturnType<typeof useSend>;
}

/** Writes cells in the background: painted at once, one after another within a seat, with what went wrong kept at the cell. */
export function useWrites({ source, types, drafts, send }: Parts) {
  const lines = useRef(new Map<string, Promise<unknown>>());

  /** Runs after whatever is still being written to the seats of a step. */
  function inLine<T>(step: Step, run: () => Promise<T>): Promise<T> {
    const turn = settled(step).then(run);
    for (const { rowId } of step) lines.current.set(rowId, turn);
    return turn;
  }

  /**
   * Writes the cells of a step: one by its own call, several as one change set, all or none. Answers whether they were saved.
   * @param versions of the seats that may be overwritten, by id; the ones last read without.
   */
  async function write(
    step: Step,
    kind: ChangeSetKind = 'edit',
    versions?: ReadonlyMap<string, number>,
  ): Promise<boolean> {
    drafts.put(step.map(({ rowId, column, after }) => ({ rowId, column, value: after, state: 'saving' })));
    return inLine(step, async () => {
      await painted();
      await source.stopReading();
      return attempt(step, kind, versions ?? new Map());
    });
  }

  async function attempt(step: Step, kind: ChangeSetKind, versions: ReadonlyMap<string, number>): Promise<boolean> {
    const changes = seatChanges(step, versions);
    const [first] = changes;
    if (!first) return fail(step, '이 주차에서 빠진 학생입니다.');
    try {
      const [only, ...others] = step;
      if (only && others.length === 0) source.keep([await send.one(first.seat, only, first.version)]);
      else source.keep((await send.together(changes, kind)).changed);
      drafts.saved(step.map(({ rowId, column, after }) => ({ rowId, column, value: after })));
      return true;
    } catch (error) {
      const conflicts = conflictsOf(error);
      // Somebody changed something else of the same seat: what this step changes is still as it was.
      const isFirst = versions.size === 0;
      if (isFirst && conflicts.length > 0 && conflicts.every((conflict) => isElsewhere(step, conflict, types))) {
        return attempt(step, kind, new Map(conflicts.map(({ id, theirVersion }) => [id, theirVersion])));
      }
      if (conflicts.length === 0) return fail(step, problemText(error));
      drafts.drop(step);
      drafts.put(conflictDrafts(step, conflicts));
      void source.reread();
      return false;
    }
  }

  function seatChanges(step: Step, versions: ReadonlyMap<string, number>): SeatChange[] {
    return [...Map.groupBy(step, ({ rowId }) => rowId)].flatMap(([rowId, cells]) => {
      const seat = source.seatNow(rowId);
      return seat ? [{ seat, version: versions.get(rowId) ?? seat.version, cells }] : [];
    });
  }

  /** Waits for whatever is still being written to the seats of a step. */
  async function settled(step: Step): Promise<void> {
    await Promise.allSettled(step.flatMap(({ rowId }) => lines.current.get(rowId) ?? []));
  }

  /** The cells of a step whose value is still the one before it, and the names of the students where it is not. */
  function compare(step: Step): { same: Step; changed: string[] } {
    const isSame = ({ rowId, column, before }: CellStep) => {
      const seat = source.seatNow(rowId);
      return seat === undefined || valueOf(seat, column) === before;
    };
    const changed = step.filter((cell) => !isSame(cell));
    return { same: step.filter(isSame), changed: changed.map(({ rowId }) => source.nameOf(rowId)) };
  }

  /** Marks whoever of a week still has no mark. Answers what it changed. */
  async function rest(unset: readonly Seat[], typeId: string): Promise<Step> {
    const cells = unset.map(({ id }) => ({ rowId: id, column: 'attendance' as const, value: typeId }));
    drafts.put(cells.map((cell) => ({ ...cell, state: 'saving' })));
    await source.stopReading();
    try {
      const { changed } = await send.rest(unset, typeId);
      source.keep(changed);
      return changed.map(({ id }) => ({ rowId: id, column: 'attendance', before: null, after: typeId }));
    } finally {
      drafts.drop(cells);
    }
  }

  function fail(step: Step, message: string): false {
    drafts.put(step.map(({ rowId, column, after }) => ({ rowId, column, value: after, state: 'failed', message })));
    return false;
  }

  return { write, rest, settled, compare };
}
