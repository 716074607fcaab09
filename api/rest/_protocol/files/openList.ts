import { NotAWorkbook, type ReadSheets, type TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import { Problem } from '../../../http/problem.ts';

/** The sheets of a list that was sent. Throws 400. */
export async function openList(file: Blob, readSheets: ReadSheets): Promise<TextSheet[]> {
  return readSheets(new Uint8Array(await file.arrayBuffer())).catch((error: unknown) => {
    throw error instanceof NotAWorkbook ? listRefusal('not-a-workbook', error.message) : error;
  });
}

/** 400 at the file. */
export function listRefusal(code: string, message: string): Problem {
  return new Problem(400, code, message, { errors: [{ field: 'file', message }] });
}
