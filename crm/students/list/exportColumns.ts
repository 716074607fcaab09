import { ExportColumn, ImportField } from '#client/generated/rest/students.ts';
import { studentFields } from '../studentFields.tsx';

const named = <Id extends ExportColumn>(id: Id) => ({ id, label: studentFields[id].label });

/** The columns a file of students can have, in their order; the import knows their words. */
export const exportColumns = Object.values(ExportColumn).map(named);

/** The columns an import reads, in their order. */
export const importColumns = Object.values(ImportField).map(named);

/** The columns of a template. A memo is written anew each time, so that a filled template leaves it empty; its students are all here. */
export const templateColumns: readonly ExportColumn[] = importColumns
  .map(({ id }) => id)
  .filter((id) => id !== 'memo' && id !== 'state');

/** The header words of columns. */
export function columnWords(columns: readonly ExportColumn[]): string[] {
  return exportColumns.filter(({ id }) => columns.includes(id)).map(({ label }) => label);
}
