import { cleanLine } from '../../_protocol/text.ts';
import * as cells from './cells.ts';
import type { Field } from './header.ts';
import { columnOf, type RosterColumn, type RosterRow } from './sheet.ts';

/** What is wrong with one cell. */
export interface CellProblem {
  column: string;
  header: string;
  value: string;
  reason: string;
}

/** One student as the sheet tells it; what it does not tell is null or empty. */
export interface SheetRow {
  /** From 1. */
  row: number;
  name: string;
  studentNumber: string | null;
  school: string;
  grade: string | null;
  phone: string | null;
  parentName: string;
  parentPhone: string | null;
  lecture: string;
  tags: string[];
  memo: string;
  problems: CellProblem[];
  /** Whom a person said it means: the id of a student, NEW, or nothing yet. */
  decision: string | null;
}

/** Reads the rows of a sheet with these columns, one by one. */
export function rowReader(columns: readonly RosterColumn[]): (row: RosterRow) => SheetRow {
  const places = new Map(
    columns.map(({ field }) => field).map((field) => [field, field ? columnOf(columns, field) : -1]),
  );
  return ({ row, cells: texts, student }) => {
    const problems: CellProblem[] = [];

    function read<T>(field: Field, parse: (line: string, text: string) => cells.Parsed<T>, otherwise: T): T {
      const at = places.get(field) ?? -1;
      // What an export put before a sign, so that no spreadsheet runs it.
      const text = texts[at]?.replace(/^'(?=[-+])/, '');
      if (text === undefined) return otherwise;
      const value = cleanLine(text);
      const parsed = value.startsWith('=') ? formula : parse(value, text);
      if ('value' in parsed) return parsed.value;
      problems.push({
        column: columns[at]?.letter ?? 'A',
        header: columns[at]?.header ?? '',
        value,
        reason: parsed.reason,
      });
      return otherwise;
    }

    const school = read('school', (line) => cells.parseText(line, 30), '');
    const written = texts[places.get('name') ?? -1];
    if (written === undefined) problems.push({ column: 'A', header: '', value: '', reason: nameless });
    return {
      row,
      name: read('name', cells.parseName, cleanLine(written ?? '')),
      studentNumber: read('studentNumber', cells.parseStudentNumber, null),
      school,
      grade: read('grade', (line) => cells.parseGrade(line, school), null),
      phone: read('phone', cells.parsePhoneCell, null),
      parentName: read('parentName', cells.parsePersonName, ''),
      parentPhone: read('parentPhone', cells.parsePhoneCell, null),
      lecture: read('lecture', (line) => cells.parseText(line, 60), ''),
      tags: read('tags', cells.parseTags, []),
      memo: read('memo', (_, text) => cells.parseMemo(text), ''),
      problems,
      decision: student ?? null,
    };
  };
}

/** Names what is wrong at the cell of a field; without such a column, at the name. */
export function addProblem(
  row: SheetRow,
  columns: readonly RosterColumn[],
  field: Field,
  value: string,
  reason: string,
): void {
  const column = columns[columnOf(columns, field)] ?? columns[columnOf(columns, 'name')];
  row.problems.push({ column: column?.letter ?? 'A', header: column?.header ?? '', value, reason });
}

const formula = { reason: '수식이 들어 있습니다. 값으로 붙여 넣어 주세요.' };
const nameless = '이름이 어느 열인지 알 수 없습니다. 위에서 이름 열을 골라 주세요.';
