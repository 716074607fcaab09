import { notesOf, type TextSheet } from '#ui-kit/format/workbook/textSheet.ts';

/** Files that lists are read from, for a file input. */
export const listFiles = '.xlsx,.xls,.xlsb,.ods,.csv,.tsv,.txt';

/** The sheets of a list as people see them. @throws NotAWorkbook */
export async function readListFile(file: Blob): Promise<TextSheet[]> {
  const { readSheets } = await import('#ui-kit/format/workbook/readSheets.ts');
  return readSheets(new Uint8Array(await file.arrayBuffer()));
}

/**
 * The first sheet that a reader finds its list in, and what of the file is not read; the reader's reason where there is none.
 * @param read reads the texts of one sheet
 */
export function firstList<Found extends object>(
  sheets: readonly TextSheet[],
  read: (texts: readonly (readonly string[])[]) => Found | { reason: string },
): { found: Found; unread: string[] } | { reason: string } {
  const results = sheets.map((sheet) => ({ sheet, result: read(sheet.rows) }));
  const first = results.find(({ result }) => !('reason' in result));
  if (first) {
    return { found: first.result as Found, unread: notesOf(sheets, [first.sheet]) };
  }
  const [refused] = results.map(({ result }) => result).filter((result) => 'reason' in result);
  return refused ?? { reason: '읽을 시트가 없습니다. 숨긴 시트는 읽지 않습니다.' };
}
