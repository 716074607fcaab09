import { cleanLine } from '../../../_protocol/text.ts';
import type { Parsed } from '../../../students/import/read/cells.ts';
import type { CellProblem, Field, LectureSheet, SheetRow } from '../types.ts';

/** The cells of one row, read by what their columns hold. */
export interface RowCells {
  problems: CellProblem[];
  /** How cells were read that do not say it plainly, in Korean. */
  notes: string[];
  /** The text of a field; empty without a column or a value. */
  text(field: Field): string;
  /** A value of a field; `otherwise`, and a problem of the cell, where it cannot be read. */
  read<Value>(field: Field, parse: (text: string) => Parsed<Value>, otherwise: Value): Value;
  /** Adds a problem at the cell of the first of these fields that has a column. */
  refuse(fields: Field | readonly Field[], reason: string): void;
}

/** Reads the cells of a row, and gathers what is wrong with them. */
export function rowCells({ columns }: LectureSheet, row: SheetRow): RowCells {
  const problems: CellProblem[] = [];
  const notes: string[] = [];
  return { problems, notes, text, read, refuse };

  function text(field: Field): string {
    const cell = cleanLine(row.cells[columns.findIndex((column) => column.field === field)] ?? '');
    return /^[-–—]+$/.test(cell) ? '' : cell;
  }

  function read<Value>(field: Field, parse: (cell: string) => Parsed<Value>, otherwise: Value): Value {
    const cell = text(field);
    const parsed = cell.startsWith('=') ? formula : parse(cell);
    if ('value' in parsed) {
      if (parsed.note !== undefined) notes.push(parsed.note);
      return parsed.value;
    }
    refuse(field, parsed.reason);
    return otherwise;
  }

  function refuse(fields: Field | readonly Field[], reason: string): void {
    problems.push(problemAt(columns, row, fields, reason));
  }
}

/** A problem at the cell of the first column that is one of these fields; at no column where there is none. */
export function problemAt(
  columns: LectureSheet['columns'],
  { cells }: Pick<SheetRow, 'cells'>,
  fields: Field | readonly Field[],
  reason: string,
): CellProblem {
  const at = columns.findIndex(({ field }) => field !== null && [fields].flat().includes(field));
  const column = columns[at];
  return { column: column?.letter ?? '', header: column?.header ?? '', value: cells[at] ?? '', reason };
}

const formula = { reason: '수식이 들어 있습니다. 값으로 붙여 넣어 주세요.' };
