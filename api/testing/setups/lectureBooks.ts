import { writeXlsx, type CellValue } from 'hucre';
import type { Person, TestApi } from '../api.ts';

/** An .xlsx file with these sheets, by name. */
export function bookOf(sheets: Readonly<Record<string, CellValue[][]>>): Promise<Uint8Array> {
  return writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) });
}

/** Sends a form to the import of lectures; sheets go as their JSON. */
export function sendLectures(api: TestApi, fields: Record<string, unknown>, as: Person = 'ta') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array) body.set(name, new File([new Uint8Array(value)], '강의.xlsx'));
    else if (value !== undefined) body.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return api.call('POST', '/lectures/excel', { as, body });
}
