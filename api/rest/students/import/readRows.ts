import type { WorkbookCell, WorkbookSheet } from '../../../ports/xlsx.ts';
import * as cells from './cells.ts';
import { isHeaderWord, type Column, type Field, type Header } from './header.ts';

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
}

/** The students below a header; blank rows, totals and repeated headers are none. */
export function readRows(sheet: WorkbookSheet, header: Header): SheetRow[] {
  return sheet.rows
    .map((row, at) => ({ row, number: at + 1 }))
    .slice(header.row)
    .filter(({ row }) => isStudent(row, header.columns))
    .map(({ row, number }) => readRow(row, number, header.columns));
}

/** Names what is wrong at the cell of a field; without such a column, at the name. */
export function addProblem(row: SheetRow, { columns }: Header, field: Field, value: string, reason: string): void {
  const column = columns.find((candidate) => candidate.field === field) ?? columns[0];
  row.problems.push({ column: column?.letter ?? 'A', header: column?.header ?? '', value, reason });
}

const totals = /^(합계|총계|소계|누계|계|총원|총인원|인원|인원수|평균)(:?\d+명?)?$/;

function isStudent(row: WorkbookCell[], columns: Column[]): boolean {
  const text = (field: Field) => textAt(row, columns, field);
  if (columns.every(({ index }) => cells.cellText(row[index]) === '')) return false;
  if (isHeaderWord('name', text('name'))) return false;
  const first = row.map((cell) => cells.cellText(cell)).find((word) => word !== '') ?? '';
  return !totals.test(first.replaceAll(' ', '')) || text('studentNumber') !== '' || text('phone') !== '';
}

function textAt(row: WorkbookCell[], columns: Column[], field: Field): string {
  const column = columns.find((candidate) => candidate.field === field);
  return column ? cells.cellText(row[column.index]) : '';
}

function readRow(row: WorkbookCell[], number: number, columns: Column[]): SheetRow {
  const problems: CellProblem[] = [];

  function read<T>(
    field: Field,
    parse: (text: string, cell: WorkbookCell | undefined) => cells.Parsed<T>,
    otherwise: T,
  ): T {
    const column = columns.find((candidate) => candidate.field === field);
    if (!column) return otherwise;
    const cell = row[column.index];
    const value = cells.cellText(cell);
    const parsed = cell && cell.formula !== null ? formula : parse(value, cell);
    if ('value' in parsed) return parsed.value;
    problems.push({ column: column.letter, header: column.header, value, reason: parsed.reason });
    return otherwise;
  }

  const school = read('school', (text) => cells.parseText(text, 30), '');
  return {
    row: number,
    name: read('name', cells.parseName, textAt(row, columns, 'name')),
    studentNumber: read('studentNumber', cells.parseStudentNumber, null),
    school,
    grade: read('grade', (text) => cells.parseGrade(text, school), null),
    phone: read('phone', cells.parsePhoneCell, null),
    parentName: read('parentName', cells.parsePersonName, ''),
    parentPhone: read('parentPhone', cells.parsePhoneCell, null),
    lecture: read('lecture', (text) => cells.parseText(text, 60), ''),
    tags: read('tags', cells.parseTags, []),
    memo: read('memo', (_, cell) => cells.parseMemo(cell), ''),
    problems,
  };
}

const formula = { reason: '수식이 들어 있습니다. 값으로 붙여 넣어 주세요.' };
