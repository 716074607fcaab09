/** Something in a place of backups. */
export interface Found {
  name: string;
  /** As they lie there. */
  bytes: number;
}

/** Where backups are kept: a folder or a bucket. A name is a path of plain words, such as `academy-…/manifest`. */
export interface BackupPlace {
  /** For messages. */
  about: string;
  list(): AsyncIterable<Found>;
  /** The content; null when there is none. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Writes the whole or nothing, over an older one; rejects when the stream does. */
  write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** A missing one is no error. */
  remove(name: string): Promise<void>;
  /** Removes what writes that broke off have left; call it while nobody writes. */
  tidy(): Promise<void>;
}

const form = /^academy-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;

/** A backup's name, which sorts by its moment. */
export const backupName = (moment: Date): string => `academy-${moment.toISOString().replaceAll(/[-:.]/g, '')}`;

/** The moment of a backup by its name; null for another name. */
export function momentOf(name: string): Date | null {
  const [, ...numbers] = form.exec(name) ?? [];
  const [year, month, day, hour, minute, second, rest] = numbers;
  return numbers.length === 0 ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${rest}Z`);
}

/** Names of the parts of one backup. The manifest is written last: without one there is no backup. */
export const partsOf = (backup: string) => ({ manifest: `${backup}/manifest`, rows: `${backup}/rows` });

const manifestName = /^([^/]+)\/manifest$/;

/** The whole backups among what was found, oldest first. */
export const backupsIn = (found: readonly Found[]): string[] =>
  found
    .map(({ name }) => manifestName.exec(name)?.[1] ?? '')
    .filter((name) => momentOf(name) !== null)
    .sort();
