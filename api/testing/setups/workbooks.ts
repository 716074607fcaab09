import { writeXlsx, type CellValue } from 'hucre';
import type { Person, TestApi } from '../api.ts';

/** An .xlsx file with one sheet. */
export function workbookOf(rows: CellValue[][]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [{ name: '명단', rows }] });
}

/** Sends a form to the import of students; a sheet goes as its JSON. */
export function sendImport(api: TestApi, as: Person | undefined, fields: Record<string, unknown>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array) body.set(name, new File([new Uint8Array(value)], '명단.xlsx'));
    else if (value !== undefined) body.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return api.call('POST', '/students/excel', { as, body });
}
