import type { ImportRow } from '#client/generated/rest/students.ts';

/** A row of the sheet as a list wants it: its number is its id. */
export type IdentifiedRow = ImportRow & { id: string };
