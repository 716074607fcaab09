import type { ImportRow } from '#client/generated/rest/students.ts';

/** A row of the sheet for a list: its number is its id. */
export type IdentifiedRow = ImportRow & { id: string };
