import { sql, type Selectable, type Transaction } from 'kysely';
import type { OmrSheetsTable, Tables } from '#hasura/generated/tables.ts';
import type { ResultLine } from '#omr/command/lines.ts';
import type { PageState } from '#omr/page/judge.ts';
import { readSheetId } from '#omr/sheets/sheetId.ts';
import { answersOf, type Flag } from '../answersOf.ts';
import { codeOf, readPaper } from '../paper.ts';
import { gradeSheet, lockExamRow, standingOf, type SheetOwner, type Standing } from '../../scores/cells/standing.ts';
import type { Claim } from './claim.ts';

/** A page of a scan without a result yet. */
export interface OpenPage {
  id: string;
  page: number;
}

interface Layout {
  id: string;
  retakeExamId: string | null;
  questions: string;
}

/**
 * Settles a page that was read: graded where nothing is in doubt, otherwise left for review with the reasons,
 * rejected, or said to be no sheet.
 */
export async function settlePage(
  trx: Transaction<Tables>,
  { examId }: Claim,
  { id }: OpenPage,
  line: ResultLine,
): Promise<void> {
  await lockExamRow(trx, examId);
  const layout = await layoutOf(trx, examId, line.layout);
  const other = otherPages[line.state];
  if (other) return setStatus(trx, id, other);
  if (line.state === 'rejected' || !layout) return rejectPage(trx, id, line.reason ?? '읽을 수 없는 쪽입니다.');
  const { answers, flags } = answersOf(line.fields, layout.questions);
  const number = line.composites.studentNumber ?? '';
  const who = await identify(trx, examId, number, isSure(line));
  const owner = who.studentId === null ? null : { examId, ...layoutOwner(layout), studentId: who.studentId };
  const doubts = [...who.flags, ...flags, ...(owner ? await doubtsOf(trx, owner, answers) : [])];
  const { unanswerable, isOfStudent } = await readPaper(trx, examId, layout.retakeExamId ?? undefined);
  if (unanswerable.length > 0 || (isOfStudent && owner && !(await isPrinted(trx, owner)))) doubts.push('KEY_MISSING');
  if (line.isCrowded) doubts.push('SEVERAL_SHEETS');
  if (line.code === undefined || (line.state === 'needs_review' && doubts.length === 0)) doubts.push('UNCERTAIN_PAGE');

  const isTwin = doubts.includes('DUPLICATE_STUDENT');
  await sql`
    update omr_sheets set status = 'READ', layout_id = ${layout.id}, retake_exam_id = ${layout.retakeExamId},
      student_id = ${isTwin ? null : (owner?.studentId ?? null)}, read_number = ${number || null}, answers = ${answers},
      marks = ${JSON.stringify({ fields: line.fields })}, flags = ${doubts},
      confidence = ${Math.min(1, ...Object.values(line.fields).map(({ confidence }) => confidence))}
    where id = ${id}`.execute(trx);
  if (owner && doubts.length === 0) await gradeSheet(trx, owner, answers);
  const status = doubts.length === 0 ? 'GRADED' : 'NEEDS_REVIEW';
  await setStatus(trx, id, status);
}

type Status = Selectable<OmrSheetsTable>['status'];

/** The states of pages that are no answer sheet. */
const otherPages: Partial<Record<PageState, Status>> = { blank: 'BLANK', no_sheet: 'NO_SHEET' };

async function setStatus(trx: Transaction<Tables>, id: string, status: Status): Promise<void> {
  await trx.updateTable('omr_sheets').set({ status }).where('id', '=', id).execute();
}

/** Rejects a page, for a reason that a person can act on. */
export async function rejectPage(trx: Transaction<Tables>, id: string, reason: string): Promise<void> {
  await trx
    .updateTable('omr_sheets')
    .set({ status: 'REJECTED', reject_reason: reason.slice(0, 200) })
    .where('id', '=', id)
    .execute();
}

/** Rejects the pages of a scan that nobody has settled, for one reason. */
export async function rejectLeft(trx: Transaction<Tables>, scanId: string, reason: string): Promise<void> {
  const left = await trx
    .selectFrom('omr_sheets')
    .select('id')
    .where('scan_id', '=', scanId)
    .where('status', '=', 'UPLOADED')
    .execute();
  for (const { id } of left) await rejectPage(trx, id, reason);
}

const layoutOwner = ({ retakeExamId }: Layout): Pick<SheetOwner, 'retakeExamId'> => ({ retakeExamId });

async function layoutOf(
  trx: Transaction<Tables>,
  examId: string,
  text: string | undefined,
): Promise<Layout | undefined> {
  const code = text === undefined ? undefined : readSheetId(text)?.exam;
  const layouts = await trx
    .selectFrom('omr_layouts')
    .select(['id', 'retake_exam_id as retakeExamId', 'questions'])
    .where('exam_id', '=', examId)
    .execute();
  return layouts.find((layout) => codeOf(layout.id) === code);
}

/** A student number with a doubtful digit identifies nobody. */
function isSure({ fields }: ResultLine): boolean {
  return Object.entries(fields).every(([id, { flagged }]) => /^q\d/.test(id) || !flagged);
}

async function identify(
  trx: Transaction<Tables>,
  examId: string,
  number: string,
  sure: boolean,
): Promise<{ studentId: string | null; flags: Flag[] }> {
  if (!sure || !/^\d+$/.test(number)) return { studentId: null, flags: ['UNKNOWN_NUMBER'] };
  const student = await trx
    .selectFrom('students')
    .leftJoin('scores', (join) => join.onRef('scores.student_id', '=', 'students.id').on('scores.exam_id', '=', examId))
    .select(['students.id', 'scores.id as scoreId'])
    .where('students.student_number', '=', number)
    .executeTakeFirst();
  if (!student) return { studentId: null, flags: ['UNKNOWN_NUMBER'] };
  return student.scoreId === null
    ? { studentId: null, flags: ['NOT_PARTICIPANT'] }
    : { studentId: student.id, flags: [] };
}

async function doubtsOf(trx: Transaction<Tables>, owner: SheetOwner, answers: readonly number[]): Promise<Flag[]> {
  const { examId, retakeExamId, studentId } = owner;
  const twin = await trx
    .selectFrom('omr_sheets')
    .select('id')
    .where('exam_id', '=', examId)
    .where('student_id', '=', studentId)
    .where('status', '!=', 'REJECTED')
    .where(sql<boolean>`retake_exam_id is not distinct from ${retakeExamId}`)
    .executeTakeFirst();
  const standing = await standingOf(trx, owner);
  return [
    ...(twin ? (['DUPLICATE_STUDENT'] as const) : []),
    ...(standing && isAway(standing, retakeExamId) ? (['ABSENT_STUDENT'] as const) : []),
    ...(!twin && standing && isScored(standing, answers) ? (['ALREADY_SCORED'] as const) : []),
  ];
}

/** Whether a word test was printed for the student in that round. */
async function isPrinted(trx: Transaction<Tables>, { examId, retakeExamId, studentId }: SheetOwner): Promise<boolean> {
  const { rows } = await sql`
    select from word_tests as test join word_test_plans as plan on plan.id = test.plan_id
    where plan.exam_id = ${examId} and test.student_id = ${studentId} and test.is_printed
      and ${retakeExamId === null ? sql`test.attempt_number = 1` : sql`test.retake_exam_id = ${retakeExamId}`}`.execute(
    trx,
  );
  return rows.length > 0;
}

/** An absent student has no sheet, and a retake needs a first attempt. */
function isAway({ status }: Standing, retakeExamId: string | null): boolean {
  return ['ABSENT', 'EXEMPT'].includes(status) || (retakeExamId !== null && status === 'NONE');
}

/** A value from elsewhere is not overwritten without review; the same answers again change nothing. */
function isScored({ value, answers: known }: Standing, answers: readonly number[]): boolean {
  return value !== null && String(known) !== String(answers);
}
