import { StartError } from './startError.ts';

/** The rows of "When something is broken" in docs/operations.md; a test plays each. */
export const adviceRows = [
  'secrets-missing',
  'secrets-unreadable',
  'secrets-other',
  'secrets-lost',
  'vapid',
  'academy-kind',
  'locked',
  'database-missing',
  'database-two',
  'database-damaged',
  'database-embedded',
  'half-moved',
  'half-migrated',
  'backup-altered',
  'backup-key',
  'file-in-the-way',
  'disk-full',
] as const;

/** The name of a row. */
export type AdviceRow = (typeof adviceRows)[number];

/** A reason why the server does not start, with the row of the page that says what to do and what it costs. */
export const advise = (row: AdviceRow, sentence: string): StartError => new StartError(withRow(row, sentence));

/** The sentence, and where the page says more. */
export const withRow = (row: AdviceRow, sentence: string): string =>
  `${sentence}\n자세한 안내: docs/operations.md#${row}`;
