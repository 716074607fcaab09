import { sql, type Transaction } from 'kysely';
import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid } from '../../../http/problem.ts';
import type { TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import { personName } from '#ui-kit/format/names/personName.ts';
import { sha256 } from '../../../security/digest.ts';
import type { Preparation } from '../../_protocol/handler.ts';
import { dryRun } from '../../_protocol/dryRun.ts';
import { openList } from '../../_protocol/files/openList.ts';
import { beginChangeSet } from '../../_protocol/changes/changeSets.ts';
import { gradeSheet, lockExamRow, standingOf, type SheetOwner } from '../cells/standing.ts';
import { readAnswers, type AnswersRow, type AnswersSheet, type Kinds } from './readAnswersFile.ts';
import { findRow } from '../../_protocol/rows.ts';

type Report = ReplyOf<'uploadExamAnswers'>;
type ReportRow = Report['rows'][number];
type ExamOrRetake = Pick<SheetOwner, 'examId' | 'retakeExamId'>;

/** Answers of an exam from Excel: PREVIEW reports the effect of every row, COMMIT writes all rows or none. */
export const uploadExamAnswers: Preparation<'uploadExamAnswers'> = {
  prepare: async ({ params, body, deps }) => {
    const sheets = await openList(body.file, deps.heavy.readSheets);
    return async ({ trx }) => upload(trx, { examId: params.examId, retakeExamId: null }, body, sheets);
  },
};

/** The same for a retake exam. */
export const uploadRetakeAnswers: Preparation<'uploadRetakeAnswers'> = {
  prepare: async ({ params, body, deps }) => {
    const sheets = await openList(body.file, deps.heavy.readSheets);
    return async ({ trx }) => {
      const retake = await findRow(trx, 'retake_exams', params.retakeId);
      return upload(trx, { examId: retake.exam_id, retakeExamId: params.retakeId }, body, sheets);
    };
  },
};

async function upload(
  trx: Transaction<Tables>,
  target: ExamOrRetake,
  body: Omit<BodyOf<'uploadExamAnswers'>, 'file'>,
  sheets: readonly TextSheet[],
): Promise<Report> {
  const kinds = await readKinds(trx, target);
  const file = readAnswers(sheets, kinds, body.sheet);
  const missing = [...kinds.keys()].filter((number) => !file.questions.includes(number));
  const isWritten = body.mode !== 'PREVIEW';
  await lockExamRow(trx, target.examId);
  const changeSetId = isWritten ? await beginChangeSet(trx, { kind: 'ANSWERS_IMPORT' }) : null;
  const act = () => writeRows(trx, target, file, Math.max(...kinds.keys()));
  const rows = isWritten ? await act() : await dryRun(trx, act);
  const plan = await sha256(JSON.stringify([target, rows]));
  if (isWritten) {
    if (body.plan === undefined) throw invalid([{ field: 'plan', message: '먼저 미리보기를 해 주세요.' }]);
    if (body.plan !== plan) {
      throw conflict('import-changed', '미리본 뒤로 파일이나 성적이 바뀌었습니다. 미리보기를 다시 해 주세요.');
    }
    const refused = rows.filter(({ kind }) => kind === 'REFUSED');
    if (refused.length > 0) {
      throw conflict('rows-refused', `수정할 행이 ${refused.length}개 있습니다. 파일을 수정해 다시 올려 주세요.`);
    }
    // A first score from part of the questions is too low, and looks like any other.
    if (body.mode === 'COMMIT' && missing.length > 0 && rows.some(({ kind }) => kind === 'NEW')) {
      const numbers = missing.map((number) => `${number}번`);
      throw conflict(
        'questions-missing',
        `답이 없는 문항이 있습니다: ${numbers.join(', ')}. 이대로 채점할지 먼저 정해 주세요.`,
      );
    }
  }
  const count = (kind: ReportRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const { sheet, sheets: offered, headerRow, ignored, unread } = file;
  return {
    plan,
    mode: body.mode,
    sheet,
    sheets: offered,
    headerRow,
    missing,
    ignored,
    unread,
    changeSetId,
    rows,
    questionCount: file.questions.length,
    counts: { new: count('NEW'), changed: count('CHANGED'), same: count('SAME'), refused: count('REFUSED') },
  };
}

async function readKinds(trx: Transaction<Tables>, { examId, retakeExamId }: ExamOrRetake): Promise<Kinds> {
  await findRow(trx, 'exams', examId);
  const { rows } = await sql<{ number: number; kind: 'CHOICE' | 'SHORT'; isOpen: boolean }>`
    select number, kind, answer is null and grading_rule = 'NORMAL' as "isOpen" from ${
      retakeExamId === null
        ? sql`exam_items where exam_id = ${examId}`
        : sql`exam_questions where retake_exam_id = ${retakeExamId}`
    } order by number`.execute(trx);
  if (rows.length === 0) throw conflict('no-questions', '문항이 없는 시험입니다. 정답표를 먼저 만들어 주세요.');
  const open = rows.filter(({ isOpen }) => isOpen).map(({ number }) => number);
  if (open.length > 0) {
    throw conflict('answers-missing', `정답이 없는 문항이 있습니다: ${open.join(', ')}번. 정답을 먼저 넣어 주세요.`);
  }
  return new Map(rows.map(({ number, kind }) => [number, kind]));
}

interface Known {
  id: string;
  name: string;
  studentNumber: string;
}

/** Writes every valid row and reports its effect; for a preview the caller rolls back. */
async function writeRows(
  trx: Transaction<Tables>,
  target: ExamOrRetake,
  { rows }: AnswersSheet,
  last: number,
): Promise<ReportRow[]> {
  const known = await trx
    .selectFrom('scores')
    .innerJoin('students', 'students.id', 'scores.student_id')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['students.id', 'users.name', 'students.student_number as studentNumber'])
    .where('scores.exam_id', '=', target.examId)
    .execute();
  const seen = new Map<string, number>();
  const reports: ReportRow[] = [];
  for (const row of rows) {
    const found = findStudent(known, row);
    const twin = typeof found === 'string' ? undefined : seen.get(found.id);
    if (typeof found !== 'string') seen.set(found.id, twin ?? row.row);
    const reason = typeof found === 'string' ? found : twin && `${twin}행과 같은 학생입니다. 한 줄만 남겨 주세요.`;
    const problems = reason ? [{ ...row.who, reason }, ...row.problems] : row.problems;
    reports.push(await writeRow(trx, target, row, typeof found === 'string' ? null : found, problems, last));
  }
  return reports;
}

/** The student of a row, or the reason why none was found. */
function findStudent(known: readonly Known[], { studentNumber, name }: AnswersRow): Known | string {
  if (studentNumber !== '') {
    const found = known.find((one) => one.studentNumber === studentNumber);
    if (!found) return '이 시험을 보는 학생 중 이 학번이 없습니다.';
    if (name !== '' && name !== personName(found.name)) return `이 학번의 학생은 ${found.name}입니다. 확인해 주세요.`;
    return found;
  }
  const named = known.filter((one) => personName(one.name) === name);
  if (named.length > 1) return '같은 이름의 학생이 여럿입니다. 학번을 적어 주세요.';
  return named[0] ?? '이 시험을 보는 학생 중 이 이름이 없습니다.';
}

async function writeRow(
  trx: Transaction<Tables>,
  target: ExamOrRetake,
  row: AnswersRow,
  student: Known | null,
  problems: ReportRow['problems'],
  last: number,
): Promise<ReportRow> {
  const report = {
    row: row.row,
    name: student?.name ?? row.name,
    studentNumber: student?.studentNumber ?? row.studentNumber,
  };
  const owner = student && { ...target, studentId: student.id };
  const standing = owner ? await standingOf(trx, owner) : undefined;
  const before = standing?.value ?? null;
  const refused = (reasons: ReportRow['problems']): ReportRow => ({
    ...report,
    kind: 'REFUSED',
    before,
    after: null,
    changedAnswers: [],
    problems: reasons,
  });
  if (problems.length > 0 || !owner || !standing) return refused(problems);
  if (standing.status === 'ABSENT' || standing.status === 'EXEMPT') {
    return refused([
      { ...row.who, reason: '결시나 면제인 학생입니다. 성적에서 미응시로 바꾸거나 행을 삭제해 주세요.' },
    ]);
  }
  if (target.retakeExamId !== null && standing.status === 'NONE') {
    return refused([{ ...row.who, reason: '첫 시험을 보지 않은 학생입니다.' }]);
  }
  // Questions without a column keep their answers.
  const answers = Array.from({ length: last }, (_, at) => row.answers.get(at + 1) ?? standing.answers?.[at] ?? -1);
  const changedAnswers = answers.flatMap((answer, at) => ((standing.answers?.[at] ?? null) === answer ? [] : [at + 1]));
  if (standing.answers && changedAnswers.length === 0) {
    return { ...report, kind: 'SAME', before, after: before, changedAnswers, problems: [] };
  }
  const after = await gradeSheet(trx, owner, answers);
  const kind = standing.answers === null && before === null ? 'NEW' : 'CHANGED';
  return { ...report, kind, before, after, changedAnswers, problems: [] };
}
