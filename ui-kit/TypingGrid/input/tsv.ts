/**
 * Text copied from a spreadsheet → rows of cells. The final newline makes no row; a cell in quotes may contain tabs,
 * newlines and doubled quotes.
 */
export function parseTsv(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const [cell, end] = readCell(source, at);
    row.push(cell);
    if (source[end] !== '\t') {
      rows.push(row);
      row = [];
      if (end >= source.length) return rows;
    }
    at = end + 1;
  }
}

/** Rows of cells → text that a spreadsheet can paste. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quote).join('\t')).join('\n');
}

function readCell(source: string, start: number): [cell: string, end: number] {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
  quoted.lastIndex = start;
  const match = quoted.exec(source);
  if (match) return [(match[1] ?? '').replace(/""/g, '"'), quoted.lastIndex];
  const plain = /[^\t\n]*/y;
  plain.lastIndex = start;
  return [plain.exec(source)?.[0] ?? '', plain.lastIndex];
}

const quote = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);
