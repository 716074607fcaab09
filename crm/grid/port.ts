import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';
import type { Step } from './history.ts';

/** Versions that may be overwritten, by the key of a cell; where there is none, the one last read. */
export type Overwriting = ReadonlyMap<string, number>;

/** What a grid of cells is read from and written to. */
export interface GridPort<Column extends string> {
  /** What a cell holds as last read or written; undefined when its row is no longer there. */
  valueNow: (rowId: string, column: Column) => string | null | undefined;
  /** Whose row it is. */
  nameOf: (rowId: string) => string;
  /** Writes the cells of a step, all of them or none, and puts the answer into what is shown. */
  send: (step: Step<Column>, kind: ChangeSetKind, overwriting: Overwriting) => Promise<void>;
  /** The cells of a refused step that a conflict is about. */
  contested: (step: Step<Column>, conflict: Conflict) => Step<Column>;
  /** A value in the words the server says it in. */
  wordOf: (column: Column, value: string | null) => string;
  /** Why nothing was written when no row of a step is there any more. */
  gone: string;
  /** How many of what a step of several cells changed: `3명`. */
  count: (step: Step<Column>) => string;
  /** Drops a reading under way, whose answer would be older than the write that follows. */
  stopReading: () => Promise<void>;
  /** Reads again. */
  reread: () => Promise<void>;
}
