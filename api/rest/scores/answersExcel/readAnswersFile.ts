import { headerWord, ignoredHeaders } from '#ui-kit/format/workbook/headers.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import { listRefusal } from '../../_protocol/files/openList.ts';
import { columnLetter, notesOf, type TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import { questionOf } from '#ui-kit/format/workbook/questionOf.ts';
import { personName } from '#ui-kit/format/names/personName.ts';
import { cleanLine } from '../../_protocol/text.ts';
import { leftNotes, leftOf, type Column } from './leftRows.ts';
import { parseAnswer } from './parseAnswer.ts';

export type CellProblem = ReplyOf<'uploadExamAnswers'>['rows'][number]['problems'][number];

/** The row of one student. */
export interface AnswersRow {
  /** From 1. */
  row: number;
  studentNumber: string;
  name: string;
  /** By question number; -1 for none. */
  answers: ReadonlyMap<number, number>;
  problems: CellProblem[];
  /** The cell that identifies the student, for errors about the student. */
  who: Omit<CellProblem, 'reason'>;
}

/** A sheet with answers. */
export interface AnswersSheet {
  sheet: string;
  /** Names of all sheets with answers. */
  sheets: string[];
  headerRow: number;
  /** Headers of the columns that are neither a question nor say who it is. */
  ignored: string[];
  /** What of the file is not read. */
  unread: string[];
  /** Numbers of the questions with a column. */
  questions: number[];
  rows: AnswersRow[];
}

/** Kinds of the questions of an exam or retake exam, by number. */
export type Kinds = ReadonlyMap<number, 'CHOICE' | 'SHORT'>;

const rowsLookedAt = 20;
const rowLimit = 5000;

/** Reads a sheet that has a column of student numbers or names, and columns of questions: the one of this name, or the first. Throws 400. */
export function readAnswers(sheets: readonly TextSheet[], kinds: Kinds, name?: string): AnswersSheet {
  const found = sheets.flatMap((sheet) => {
    const header = findHeader(sheet);
    return header ? [{ sheet, header }] : [];
  });
  const chosen = name === undefined ? found[0] : found.find(({ sheet }) => sheet.name === name);
  if (!chosen) {
    const message = '처음 20행 안에서 학번(또는 이름)과 문항 번호(1, 2, 3 …)가 있는 머리글을 찾지 못했습니다.';
    throw listRefusal('no-header', message);
  }
  const {
    sheet,
    header: { row, columns },
  } = chosen;
  const twice = columns.find(({ field }, at) => columns.slice(0, at).some((other) => other.field === field));
  if (twice) {
    const alike = columns.filter(({ field }) => field === twice.field).map(({ header }) => `‘${header}’`);
    throw listRefusal(
      'columns-unclear',
      `${alike.join(', ')} 열이 같은 내용으로 보입니다. 한 열만 남기고 다시 올려 주세요.`,
    );
  }
  const below = sheet.rows
    .slice(row)
    .map((cells, at) => ({ cells, row: row + at + 1, left: leftOf(cells.map(textOf), columns) }));
  const rows = below.flatMap(({ cells, row: at, left }) => (left === null ? [readRow(cells, at, columns, kinds)] : []));
  if (rows.length > rowLimit) throw listRefusal('too-many-rows', `한 번에 ${rowLimit}명까지 읽을 수 있습니다.`);
  const questions = columns.flatMap(({ field }) => (typeof field === 'number' ? [field] : []));
  const ignored = ignoredHeaders(
    (sheet.rows[row - 1] ?? []).map(textOf),
    columns.map(({ index }) => index),
    sheet.rows.slice(row),
  );
  const unread = [...notesOf(sheets, [sheet]), ...leftNotes(below)];
  return {
    sheet: sheet.name,
    sheets: found.map((one) => one.sheet.name),
    headerRow: row,
    questions,
    ignored,
    unread,
    rows,
  };
}

function findHeader({ rows }: TextSheet): { row: number; columns: Column[] } | undefined {
  for (const [at, cells] of rows.slice(0, rowsLookedAt).entries()) {
    const columns = cells.flatMap((cell, index) => columnOf(textOf(cell), index));
    const isWho = columns.some(({ field }) => typeof field === 'string');
    if (isWho && columns.some(({ field }) => typeof field === 'number')) return { row: at + 1, columns };
  }
  return undefined;
}

const numberWords = ['학번', '수험번호', '학생번호', '원번', 'studentid', 'externalid'];
const nameWords = ['이름', '성명', '성함', '학생명', '학생이름', '학생', 'name', 'studentname'];

/** As forms ask: 성함을 적어 주세요. */
const askedName = /^(학생)?(이름|성함|성명)[을를]?(적어|입력|써|작성|알려|기입)/;

function columnOf(header: string, index: number): Column[] {
  const word = headerWord(header);
  // Google Forms has points and words of its own behind each question, the name too.
  if (/\[(score|feedback|점수|의견)\]$/i.test(header)) return [];
  if (numberWords.includes(word)) return [{ field: 'studentNumber', index, header }];
  if (nameWords.includes(word) || askedName.test(word)) return [{ field: 'name', index, header }];
  const number = questionOf(header);
  return number === null ? [] : [{ field: number, index, header }];
}

function readRow(cells: string[], row: number, columns: readonly Column[], kinds: Kinds): AnswersRow {
  const problems: CellProblem[] = [];
  const answers = new Map<number, number>();
  const at = ({ index, header }: Column) => ({ column: columnLetter(index), header, value: textOf(cells[index]) });
  for (const column of columns) {
    if (typeof column.field === 'string') continue;
    const kind = kinds.get(column.field);
    const cell = at(column);
    const parsed = cell.value.startsWith('=')
      ? { reason: '수식이 들어 있습니다. 값으로 붙여 넣어 주세요.' }
      : parseAnswer(cell.value, kind);
    if ('reason' in parsed) problems.push({ ...cell, reason: parsed.reason });
    else answers.set(column.field, parsed.answer);
  }
  const textAt = (field: 'studentNumber' | 'name') =>
    textOf(cells[columns.find((column) => column.field === field)?.index ?? -1]);
  const who = columns.find(({ field }) => field === 'studentNumber') ?? columns.find(({ field }) => field === 'name');
  return {
    row,
    studentNumber: textAt('studentNumber').replaceAll(/[\s-]/g, ''),
    name: personName(textAt('name')),
    answers,
    problems,
    who: who ? at(who) : { column: 'A', header: '', value: '' },
  };
}

// A formula is its text with `=`.
const textOf = (cell = ''): string => cleanLine(cell);
