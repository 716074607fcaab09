import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import type { Conflict } from '#client/generated/rest/shared.ts';
import type { WriteQueue } from '../shared/writeQueue.ts';

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

/** What a cell showed when its edit began. Its write is compared with this, whatever arrived since. */
export interface Base {
  value: string | null;
  /** The version that this value was read at. */
  version: number;
}

/** Bases by the key of their cell. */
export type Bases = ReadonlyMap<string, Base>;

/** One cell of a change set. */
export interface ChangedCell<Cell extends CellKey = CellKey> {
  cell: Cell;
  before: string | null;
  /** The version that `before` was read at. */
  version: number;
  after: string | null;
  /** The reason for the change, where the server requires one. */
  reason?: string;
}

/** The changes of one action: written as a whole. */
export type ChangeSet<Cell extends CellKey = CellKey> = readonly ChangedCell<Cell>[];

/** A value being written to the server, or one that was refused or got lost. */
export interface PendingEdit<Cell extends CellKey = CellKey> extends CellEntry<Cell> {
  state: 'saving' | 'saved' | 'failed' | 'conflict';
  /** Why it failed, in Korean. */
  message?: string;
  /** The other person's value. */
  conflict?: Conflict;
  base: Base;
  /** Writing the same value again cannot succeed. @default false */
  isFinal?: boolean;
}

/** Pending edits by the key of their cell. */
export type PendingEdits<Cell extends CellKey = CellKey> = ReadonlyMap<string, PendingEdit<Cell>>;

/** The pending edits of a grid, and the functions that change them. */
export interface PendingEditStore<Cell extends CellKey> {
  edits: PendingEdits<Cell>;
  /** The queue in which one's own writes of a record wait for each other. */
  queue: WriteQueue;
  /** Something is being written. */
  saving: boolean;
  put: (added: readonly PendingEdit<Cell>[]) => void;
  drop: (cells: readonly Cell[]) => void;
  /** Marks these values as saved for a moment. */
  saved: (written: ChangeSet<Cell>) => void;
}

/** How a change set is written; `fill` writes only the cells that are still empty when it reaches the server. */
export type WriteKind = ChangeSetKind | 'fill';

/** What the server made of a change set. */
export interface Sent {
  advances: readonly Advance[];
  /** Its id there; null where one cell was written alone. */
  changeSetId: string | null;
}

/** The part of a change set that was written. */
export interface Written<Cell extends CellKey> {
  changeSet: ChangeSet<Cell>;
  changeSetId: string | null;
}

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

/** One's own write took something from one version to another. */
export interface Advance {
  /** As `versionKey` gives it. */
  key: string;
  from: number;
  to: number;
}

/** How the cells of a grid are read from and written to their records on the server. */
export interface GridAdapter<Cell extends CellKey> extends Pick<Reading<never>, 'stopReading' | 'reread'> {
  /** A cell's value and version as last read or written; undefined when its record was deleted. */
  now: (cell: Cell) => Base | undefined;
  /** The cells that an input into a cell may change. @default the cell itself */
  changedWith?: (cell: Cell) => readonly Cell[];
  /** Identifies what the version of a cell belongs to; cells of one record may share it. */
  versionKey: (cell: Cell) => string;
  /** The name of the person the record belongs to. */
  nameOf: (record: Cell['record']) => string;
  /** What these people are called. @default '학생' */
  person?: string;
  /** Writes all cells of a change set at their versions, or none, and applies the response to the shown data. */
  send: (changeSet: ChangeSet<Cell>, kind: ChangeSetKind) => Promise<Sent>;
  /** Writes the cells that are still empty when the call arrives; returns those. Without it a grid cannot be filled. */
  fill?: (changeSet: ChangeSet<Cell>) => Promise<Sent & { written: ChangeSet<Cell> }>;
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
