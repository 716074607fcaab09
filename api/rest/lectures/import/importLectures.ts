import { conflict, invalid } from '../../../http/problem.ts';
import { listRefusal } from '../../_protocol/files/openList.ts';
import type { Context, Handler, Preparation } from '../../_protocol/handler.ts';
import { letOthersIn, rowsOfStatement } from '../../_protocol/inSlices.ts';
import { chooseSteps } from './chooseSteps.ts';
import { writePlan } from './commit.ts';
import { fingerprint, planSheets, type Plan } from './plan/plan.ts';
import { readLectureBook, type LectureBook } from './read/lectureBook.ts';
import type { LectureSheet, Report } from './types.ts';
import { undoLectureImport } from './undoLectureImport.ts';

/**
 * Makes lectures and enrols students from a workbook, or from sheets of an earlier answer that a person corrected. PREVIEW reports what
 * every row would do and writes nothing; COMMIT writes what was chosen, all or none, if its effect is still the previewed one; UNDO takes
 * a COMMIT back.
 */
export const importLectures: Preparation<'importLectures'> = {
  prepare: async ({ body, deps: { heavy } }) => {
    if (body.mode === 'UNDO') return undoLectureImport;
    const book = body.sheets ? { sheets: body.sheets, unread: [] } : await readLectureBook(body.file, heavy.readSheets);
    refuseTwice(book.sheets);
    return body.mode === 'PREVIEW'
      ? preview(body.sheets ? { sheets: [], unread: [] } : book, book.sheets)
      : commit(book.sheets);
  },
};

function preview(book: LectureBook, sheets: readonly LectureSheet[]): Handler<'importLectures'> {
  return async ({ trx, now, deps }) => {
    const plan = await planSheets(trx, sheets, { now, size: rowsOfStatement(deps.db.kind), lock: false });
    await letOthersIn();
    return report(plan, { ...book, mode: 'PREVIEW', plan: await fingerprint(plan), changeSetId: null });
  };
}

function commit(sheets: readonly LectureSheet[]): Handler<'importLectures'> {
  return async ({ trx, body, now, changeSet, request: { signal }, deps }) => {
    if (sheets.some(({ columns }) => columns.some(({ couldBe = null }) => couldBe !== null))) {
      throw listRefusal(
        'columns-unclear',
        '같은 내용으로 보이는 열이 둘 이상 있습니다. 어느 열을 읽을지 먼저 골라 주세요.',
      );
    }
    if (body.plan === undefined) throw invalid([{ field: 'plan', message: '먼저 미리보기를 해 주세요.' }]);
    const size = rowsOfStatement(deps.db.kind);
    const plan = await planSheets(trx, sheets, { now, size, lock: true });
    const found = await fingerprint(plan);
    if (body.plan !== found) {
      throw conflict('import-changed', '미리본 뒤로 파일이나 강의, 학생이 바뀌었습니다. 미리보기를 다시 해 주세요.');
    }
    const chosen = chooseSteps(plan, body.rows);
    const [lectures, enrolled] = [chosen.lectures.length, chosen.enrollments.length];
    const changeSetId = lectures + enrolled > 0 ? await changeSet('LECTURE_IMPORT', { lectures, enrolled }) : null;
    await writePlan(trx, chosen, signal);
    if (changeSetId !== null) {
      const counts = { lecture_count: lectures, enrolled_count: enrolled };
      await trx
        .insertInto('lecture_imports')
        .values({ file_name: fileNameOf(body), change_set_id: changeSetId, ...counts })
        .execute();
    }
    return report(chosen, { mode: 'COMMIT', plan: found, sheets: [], unread: [], changeSetId });
  };
}

/** Refuses a field in two columns of a sheet, but for lectures, and a row that is there twice. */
function refuseTwice(sheets: readonly LectureSheet[]): void {
  for (const { name, columns, rows } of sheets) {
    const fields = columns.flatMap(({ field }) => (field === null || field === 'lecture' ? [] : [field]));
    if (new Set(fields).size < fields.length) {
      wrong(`‘${name}’ 시트에 같은 내용의 열이 둘 이상 있습니다. 한 열만 골라 주세요.`);
    }
    if (new Set(rows.map(({ row }) => row)).size < rows.length) {
      wrong('파일을 알아볼 수 없습니다. 파일을 다시 올려 주세요.');
    }
  }
}

function wrong(message: string): never {
  throw invalid([{ field: 'sheets', message }]);
}

function fileNameOf({ fileName, file }: Context<'importLectures'>['body']): string {
  const sent = file instanceof File ? file.name : '';
  return (fileName ?? sent).normalize('NFC').slice(0, 200) || '강의';
}

function report({ lectures, enrollments }: Plan, outcome: Omit<Report, 'counts' | 'lectures' | 'enrollments'>): Report {
  const made = lectures.filter(({ report: { kind } }) => kind === 'NEW');
  const all = [...lectures, ...enrollments];
  const count = (steps: readonly { report: { kind: string } }[], kind: string) =>
    steps.filter((step) => step.report.kind === kind).length;
  return {
    ...outcome,
    counts: {
      lectures: made.length,
      weeks: made.reduce((sum, { lessons }) => sum + lessons.length, 0),
      enrollments: count(enrollments, 'NEW'),
      standing: count(all, 'STANDING'),
      unclear: count(all, 'UNCLEAR'),
      refused: count(all, 'REFUSED'),
    },
    lectures: lectures.map((step) => step.report),
    enrollments: enrollments.map((step) => step.report),
  };
}
