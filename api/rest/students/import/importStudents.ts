import { conflict, invalid } from '../../../http/problem.ts';
import type { Context, Handler, Preparation } from '../../_protocol/handler.ts';
import { listRefusal } from '../../_protocol/files/openList.ts';
import { letOthersIn, mapInSlices, rowsOfStatement } from '../../_protocol/inSlices.ts';
import { lockStudentNumbers } from '../register/studentNumbers.ts';
import { readAcademy } from './academy.ts';
import { readBook, type Book } from './read/book.ts';
import { chooseSteps } from './read/choose.ts';
import { writeSteps } from './commit.ts';
import { fingerprint, planImport, type Step } from './plan.ts';
import type { Report } from './types.ts';
import { rowReader, type SheetRow } from './read/readRow.ts';
import type { RosterSheet } from './read/sheet.ts';
import { maskReport } from './maskReport.ts';
import { undoImport } from './undoImport.ts';

/**
 * Imports students from an Excel file, or from a sheet of an earlier answer that a person corrected. PREVIEW reports what every row would
 * do and writes nothing; COMMIT writes the chosen rows, all or none, if their effect is still the previewed one, and reports it; UNDO
 * undoes a COMMIT.
 */
export const importStudents: Preparation<'importStudents'> = {
  prepare: async ({ body, deps: { heavy } }) => {
    if (body.mode === 'UNDO') return undoImport;
    const book = body.sheet ? { sheets: [], unread: [] } : await readBook(body.file, heavy.readSheets);
    const sheet = body.sheet ? checked(body.sheet) : book.sheets[0]!;
    const rows = await mapInSlices(sheet.rows, rowReader(sheet.columns));
    return body.mode === 'PREVIEW' ? preview(book, sheet, rows) : commit(sheet, rows);
  },
};

function preview(book: Book, sheet: RosterSheet, rows: readonly SheetRow[]): Handler<'importStudents'> {
  return async ({ trx, deps }) => {
    const steps = await plan(trx, sheet, rows, { lock: false, size: rowsOfStatement(deps.db.kind) });
    const found = await fingerprint(steps);
    await letOthersIn();
    const previewed = report(steps, { plan: found, mode: 'PREVIEW', ...book, changeSetId: null });
    return maskReport(trx, previewed);
  };
}

function commit(sheet: RosterSheet, rows: readonly SheetRow[]): Handler<'importStudents'> {
  return async ({ trx, body, changeSet, ...context }) => {
    if (sheet.columns.some(({ couldBe = null }) => couldBe !== null)) {
      throw listRefusal(
        'columns-unclear',
        '같은 내용으로 보이는 열이 둘 이상 있습니다. 어느 열을 읽을지 먼저 골라 주세요.',
      );
    }
    if (body.plan === undefined) throw invalid([{ field: 'plan', message: '먼저 미리보기를 해 주세요.' }]);
    await lockStudentNumbers(trx);
    const steps = await plan(trx, sheet, rows, { lock: true, size: rowsOfStatement(context.deps.db.kind) });
    const found = await fingerprint(steps);
    if (body.plan !== found) {
      throw conflict('import-changed', '미리본 뒤로 파일이나 학생 정보가 바뀌었습니다. 미리보기를 다시 해 주세요.');
    }
    const chosen = chooseSteps(steps, body.rows);
    const changeSetId = chosen.length > 0 ? await changeSet('STUDENT_IMPORT') : null;
    await writeSteps(trx, chosen, context);
    await letOthersIn();
    const written = report(chosen, { plan: found, mode: 'COMMIT', sheets: [], unread: [], changeSetId });
    if (changeSetId === null) return maskReport(trx, written);
    const { new: created, changed } = written.counts;
    await trx
      .insertInto('student_imports')
      .values({
        file_name: fileNameOf(body, sheet),
        change_set_id: changeSetId,
        created_count: created,
        changed_count: changed,
      })
      .execute();
    return maskReport(trx, written);
  };
}

async function plan(
  trx: Context<'importStudents'>['trx'],
  sheet: RosterSheet,
  rows: readonly SheetRow[],
  reading: Parameters<typeof readAcademy>[2],
): Promise<Step[]> {
  // A retried transaction starts again from the rows as they were read.
  const own = rows.map((row) => ({ ...row, problems: [...row.problems] }));
  return planImport(own, sheet.columns, await readAcademy(trx, own, reading));
}

/** Checks a sheet that was sent back: each field in one column, each row once. */
function checked(sheet: RosterSheet): RosterSheet {
  const fields = sheet.columns.map(({ field }) => field).filter((field) => field !== null);
  const numbers = sheet.rows.map(({ row }) => row);
  const [twice] = sheet.columns.filter(({ field }, at) => field !== null && fieldsBefore(at).includes(field));
  if (twice) wrong(`${twice.letter}열과 같은 내용의 열이 또 있습니다. 한 열만 골라 주세요.`);
  if (new Set(numbers).size < numbers.length || fields.length === 0) {
    wrong('명단을 알아볼 수 없습니다. 파일을 다시 올려 주세요.');
  }
  return sheet;

  function fieldsBefore(at: number) {
    return sheet.columns.slice(0, at).map(({ field }) => field);
  }
}

function wrong(message: string): never {
  throw invalid([{ field: 'sheet', message }]);
}

function fileNameOf({ fileName, file }: Context<'importStudents'>['body'], sheet: RosterSheet): string {
  const sent = file instanceof File ? file.name : '';
  return (fileName ?? sent).normalize('NFC').slice(0, 200) || sheet.name || '명단';
}

function report(steps: readonly Step[], outcome: Omit<Report, 'counts' | 'rows'>): Report {
  const rows = steps.map((step) => step.report);
  const count = (kind: Report['rows'][number]['kind']) => rows.filter((row) => row.kind === kind).length;
  return {
    ...outcome,
    counts: {
      new: count('NEW'),
      changed: count('CHANGED'),
      same: count('SAME'),
      duplicate: count('DUPLICATE'),
      refused: count('REFUSED'),
    },
    rows,
  };
}
