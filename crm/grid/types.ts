import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';

/** Identifies a record on the server: its id, or an object of several parts. */
export type RecordKey = string | object;

/** Identifies a cell: a record, and one of its values. */
export interface CellKey<Key extends RecordKey = RecordKey, Column extends string = string> {
  record: Key;
  column: Column;
}

/** A new value of a cell; `null` empties it. */
export interface CellEntry<Cell extends CellKey = CellKey> {
  cell: Cell;
  value: string | null;
}

/** One cell of a change set. */
export interface ChangedCell<Cell extends CellKey = CellKey> {
  cell: Cell;
  before: string | null;
  after: string | null;
  /** The reason for the change, where the server requires one. */
  reason?: string;
}

/** The changes of one action: written, undone and redone as a whole. */
export type ChangeSet<Cell extends CellKey = CellKey> = readonly ChangedCell<Cell>[];

/** A value being written to the server, or one that was refused or got lost. */
export interface PendingEdit<Cell extends CellKey = CellKey> extends CellEntry<Cell> {
  state: 'saving' | 'saved' | 'failed' | 'conflict';
  /** Why it failed, in Korean. */
  message?: string;
  /** The other person's value. */
  conflict?: Conflict;
}

/** Pending edits by the key of their cell. */
export type PendingEdits<Cell extends CellKey = CellKey> = ReadonlyMap<string, PendingEdit<Cell>>;

/** The pending edits of a grid, and the functions that change them. */
export interface PendingEditStore<Cell extends CellKey> {
  edits: PendingEdits<Cell>;
  /** Something is being written. */
  saving: boolean;
  put: (added: readonly PendingEdit<Cell>[]) => void;
  drop: (cells: readonly Cell[]) => void;
  /** Marks these values as saved for a moment. */
  saved: (entries: readonly CellEntry<Cell>[]) => void;
}

/** Versions that may be overwritten, by cell key; a cell without one is written at the version last read. */
export type VersionsToOverwrite = ReadonlyMap<string, number>;

/** How a change set is written; `fill` writes only the cells that are still empty when it reaches the server. */
export type WriteKind = ChangeSetKind | 'fill';

/** The data of a grid: the answer as last read or written, and the functions that update it. */
export interface Reading<Data> {
  now: () => Data | undefined;
  /** Updates the shown data, for example with the response to a write. */
  keep: (change: (data: Data) => Data) => void;
  /** Cancels a read in progress, whose answer would be older than the write that follows. */
  stopReading: () => Promise<void>;
  /** Refetches. */
  reread: () => Promise<void>;
}

/** How the cells of a grid are read from and written to their records on the server. */
export interface GridAdapter<Cell extends CellKey> extends Pick<Reading<never>, 'stopReading' | 'reread'> {
  /** A cell's value as last read or written; undefined when its record was deleted. */
  valueNow: (cell: Cell) => string | null | undefined;
  /** The name of the person the record belongs to. */
  nameOf: (record: Cell['record']) => string;
  /** Writes all cells of a change set, or none, and applies the response to the shown data. */
  send: (changeSet: ChangeSet<Cell>, kind: ChangeSetKind, versions: VersionsToOverwrite) => Promise<void>;
  /** Writes the cells that are still empty when the call arrives; returns those. Without it a grid cannot be filled. */
  fill?: (changeSet: ChangeSet<Cell>) => Promise<ChangeSet<Cell>>;
  /** The cells in conflict of a refused change set. */
  conflicting: (changeSet: ChangeSet<Cell>, conflict: Conflict) => ChangeSet<Cell>;
  /** A value as the server encodes it. */
  textOf: (cell: Cell, value: string | null) => string;
  /** The message when nothing was written because all records of a change set were deleted. */
  goneMessage: string;
  /** The extent of a change set with several records, as text: `3명`. */
  count: (changeSet: ChangeSet<Cell>) => string;
}

/** A colleague who is in a cell. */
export interface Holder<Cell extends CellKey = CellKey> {
  cell: Cell;
  name: string;
}

/** Colleagues by the key of the cell they are in. */
export type Holders<Cell extends CellKey = CellKey> = ReadonlyMap<string, Holder<Cell>>;
