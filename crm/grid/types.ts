import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';

/** Names a record on the server: its id, or an object where it takes several. */
export type RecordKey = string | object;

/** Names a cell: a record, and which of its values. */
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
  /** Why, where the server wants to know. */
  reason?: string;
}

/** What one action changes: it is written, undone and redone as a whole. */
export type ChangeSet<Cell extends CellKey = CellKey> = readonly ChangedCell<Cell>[];

/** A value on its way to the server, or one that did not get there. */
export interface PendingEdit<Cell extends CellKey = CellKey> extends CellEntry<Cell> {
  state: 'saving' | 'saved' | 'failed' | 'conflict';
  /** Why it failed, in Korean. */
  message?: string;
  /** What the other person wrote instead. */
  conflict?: Conflict;
}

/** Pending edits by the key of their cell. */
export type PendingEdits<Cell extends CellKey = CellKey> = ReadonlyMap<string, PendingEdit<Cell>>;

/** The pending edits of a grid, and what changes them. */
export interface PendingEditStore<Cell extends CellKey> {
  edits: PendingEdits<Cell>;
  /** Something is being written. */
  saving: boolean;
  put: (added: readonly PendingEdit<Cell>[]) => void;
  drop: (cells: readonly Cell[]) => void;
  /** Shows for a moment that these values were saved. */
  saved: (entries: readonly CellEntry<Cell>[]) => void;
}

/** Versions that may be overwritten, by the key of a cell; a cell without one is written at the version last read. */
export type VersionsToOverwrite = ReadonlyMap<string, number>;

/** How a change set is written; `fill` writes only the cells that are still empty when it arrives. */
export type WriteKind = ChangeSetKind | 'fill';

/** What a grid is read from: the answer as last read or written, and what keeps it so. */
export interface Reading<Data> {
  now: () => Data | undefined;
  /** Changes what is shown, such as by the answer to a write. */
  keep: (change: (data: Data) => Data) => void;
  /** Drops a reading under way, whose answer would be older than the write that follows. */
  stopReading: () => Promise<void>;
  /** Reads again. */
  reread: () => Promise<void>;
}

/** The one way from the cells of a grid to their records on the server. */
export interface GridAdapter<Cell extends CellKey> extends Pick<Reading<never>, 'stopReading' | 'reread'> {
  /** What a cell holds as last read or written; undefined when its record is gone. */
  valueNow: (cell: Cell) => string | null | undefined;
  /** Whose record it is. */
  nameOf: (record: Cell['record']) => string;
  /** Writes all cells of a change set, or none of them, and puts the answer into what is shown. */
  send: (changeSet: ChangeSet<Cell>, kind: ChangeSetKind, versions: VersionsToOverwrite) => Promise<void>;
  /** Writes the cells that are still empty when the call arrives; answers which. Without it a grid cannot be filled. */
  fill?: (changeSet: ChangeSet<Cell>) => Promise<ChangeSet<Cell>>;
  /** The cells of a refused change set that a conflict is about. */
  conflicting: (changeSet: ChangeSet<Cell>, conflict: Conflict) => ChangeSet<Cell>;
  /** A value in the words of the server. */
  textOf: (cell: Cell, value: string | null) => string;
  /** Why nothing was written when all records of a change set are gone. */
  goneMessage: string;
  /** How much a change set of several records changed: `3명`. */
  count: (changeSet: ChangeSet<Cell>) => string;
}

/** A colleague who is in a cell. */
export interface Holder<Cell extends CellKey = CellKey> {
  cell: Cell;
  name: string;
}

/** Colleagues by the key of the cell they are in. */
export type Holders<Cell extends CellKey = CellKey> = ReadonlyMap<string, Holder<Cell>>;
