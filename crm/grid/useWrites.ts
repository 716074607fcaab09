import { useState } from 'react';
import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import { painted } from '#client/page/painted.ts';
import { problemText } from '#client/problemText.ts';
import { WriteLines } from '../shared/writeLines.ts';
import { conflictDrafts, conflictsOf, isElsewhere, standingVersions } from './conflicts.ts';
import type { CellStep, Step } from './history.ts';
import type { GridPort, Overwriting } from './port.ts';
import type { DraftStore } from './useDrafts.ts';

/** Writes cells in the background: painted at once, one after another within a row, with what went wrong kept at the cell. */
export function useWrites<Column extends string>(port: GridPort<Column>, drafts: DraftStore<Column>) {
  const [lines] = useState(() => new WriteLines());

  /**
   * Writes the cells of a step: one by its own call, several as one change set, all or none. Answers whether they were saved.
   * @param overwriting versions that may be overwritten; the ones last read without.
   */
  async function write(
    step: Step<Column>,
    kind: ChangeSetKind = 'edit',
    overwriting: Overwriting = new Map(),
  ): Promise<boolean> {
    drafts.put(step.map(({ rowId, column, after }) => ({ rowId, column, value: after, state: 'saving' })));
    return lines.send(rowsOf(step), async () => {
      await painted();
      await port.stopReading();
      return attempt(step, kind, overwriting);
    });
  }

  async function attempt(step: Step<Column>, kind: ChangeSetKind, overwriting: Overwriting): Promise<boolean> {
    if (step.every(({ rowId, column }) => port.valueNow(rowId, column) === undefined)) return fail(step, port.gone);
    try {
      await port.send(step, kind, overwriting);
      drafts.saved(step.map(({ rowId, column, after }) => ({ rowId, column, value: after })));
      return true;
    } catch (error) {
      const conflicts = conflictsOf(error);
      // Somebody changed something else of the same row: what this step changes is still as it was.
      const isFirst = overwriting.size === 0;
      if (isFirst && conflicts.length > 0 && conflicts.every((conflict) => isElsewhere(step, conflict, port))) {
        return attempt(step, kind, standingVersions(step, conflicts, port));
      }
      if (conflicts.length === 0) return fail(step, problemText(error));
      drafts.drop(step);
      drafts.put(conflictDrafts(step, conflicts, port));
      void port.reread();
      return false;
    }
  }

  /** Waits for whatever is still being written to the rows of a step. */
  function settled(step: Step<Column>): Promise<void> {
    return lines.settled(rowsOf(step));
  }

  /** The cells of a step whose value is still the one before it, and the names of the rows where it is not. */
  function compare(step: Step<Column>): { same: Step<Column>; changed: string[] } {
    const isSame = ({ rowId, column, before }: CellStep<Column>) => {
      const value = port.valueNow(rowId, column);
      return value === undefined || value === before;
    };
    const changed = step.filter((cell) => !isSame(cell));
    return { same: step.filter(isSame), changed: changed.map(({ rowId }) => port.nameOf(rowId)) };
  }

  function fail(step: Step<Column>, message: string): false {
    drafts.put(step.map(({ rowId, column, after }) => ({ rowId, column, value: after, state: 'failed', message })));
    return false;
  }

  return { write, settled, compare };
}

const rowsOf = (step: Step): string[] => step.map(({ rowId }) => rowId);
