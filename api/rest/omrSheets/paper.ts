import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { InvalidExam, parseExam, type Exam } from '#omr/sheets/exam.ts';
import { templatesOf } from '#omr/sheets/templates.ts';
import type { Template } from '#omr/template/template.ts';
import { conflict } from '../../http/problem.ts';
import { findRow, noRow } from '../_protocol/rows.ts';

/** What sheets are printed for: an exam or a retake exam. */
export interface Paper {
  examId: string;
  retakeExamId: string | null;
  title: string;
  subtitle: string;
  /** The kind of each question from number 1 on: C 객관식, S 단답형. */
  questions: string;
  /** Choices of a choice question. */
  choices: number;
  /** Each student has questions in an order of their own, on a sheet that was printed for them. */
  isOfStudent: boolean;
  /** Numbers of questions without an answer in the key. */
  unanswerable: number[];
}

/** How sheets are printed and read; every QR code holds the id of its layout row. */
export interface Printed {
  layoutId: string;
  exam: Exam;
  template: Template;
}

/** Reads the exam or retake exam; throws 404. */
export async function readPaper(trx: Transaction<Tables>, examId: string, retakeExamId?: string): Promise<Paper> {
  const exam = await trx
    .selectFrom('exams')
    .innerJoin('weekly_lectures as week', 'week.id', 'exams.weekly_lecture_id')
    .innerJoin('lectures', 'lectures.id', 'week.lecture_id')
    .select(['exams.name', 'lectures.name as lecture', sql<string>`to_char(week.held_on, 'YYYY.MM.DD')`.as('day')])
    .where('exams.id', '=', examId)
    .executeTakeFirstOrThrow(() => noRow('exams'));
  const retake = retakeExamId ? await findRow(trx, 'retake_exams', { id: retakeExamId, exam_id: examId }) : undefined;
  return {
    examId,
    retakeExamId: retakeExamId ?? null,
    title: retake?.name ?? exam.name,
    subtitle: `${exam.lecture} · ${exam.day}`,
    ...(await readQuestions(trx, examId, retakeExamId)),
  };
}

async function readQuestions(trx: Transaction<Tables>, examId: string, retakeExamId: string | undefined) {
  const words = await wordTestOf(trx, examId);
  if (words) return { questions: 'C'.repeat(words.question_count), choices: 4, isOfStudent: true, unanswerable: [] };
  const { rows } = await sql<{ number: number; kind: string; isOpen: boolean }>`
    select number, kind, answer is null and grading_rule = 'NORMAL' as "isOpen" from ${
      retakeExamId
        ? sql`exam_questions where retake_exam_id = ${retakeExamId}`
        : sql`exam_items where exam_id = ${examId}`
    } order by number`.execute(trx);
  const last = rows.at(-1)?.number ?? 0;
  const short = new Set(rows.filter(({ kind }) => kind === 'SHORT').map(({ number }) => number));
  return {
    // A missing question number is printed as a choice question without points.
    questions: Array.from({ length: last }, (_, at) => (short.has(at + 1) ? 'S' : 'C')).join(''),
    choices: 5,
    isOfStudent: false,
    unanswerable: rows.filter(({ isOpen }) => isOpen).map(({ number }) => number),
  };
}

/** The word test on paper whose scores an exam keeps: its questions differ from student to student and are no rows of the exam. */
async function wordTestOf(trx: Transaction<Tables>, examId: string) {
  return trx
    .selectFrom('word_test_plans')
    .select('question_count')
    .where('exam_id', '=', examId)
    .where('is_printed', '=', true)
    .where('kind', '=', 'CHOICE')
    .executeTakeFirst();
}

/** The layout of the current questions, created at the first print. Throws 409 when they fit on no sheet. */
export async function layOutPaper(trx: Transaction<Tables>, paper: Paper): Promise<Printed> {
  const { examId, retakeExamId, questions } = paper;
  if (questions === '') throw conflict('no-questions', '문항이 없는 시험입니다. 정답표를 먼저 만들어 주세요.');
  const known = await trx
    .selectFrom('omr_layouts')
    .select('id')
    .where('exam_id', '=', examId)
    .where('questions', '=', questions)
    .where(sql<boolean>`retake_exam_id is not distinct from ${retakeExamId}`)
    .executeTakeFirst();
  const { rows } = known ? { rows: [known] } : await sql<{ id: string }>`select uuid_v7() as id`.execute(trx);
  const layoutId = rows[0]?.id ?? '';
  const exam = drawableExam(paper, layoutId);
  const [template, another] = templatesOf(exam);
  if (!template || another) {
    throw conflict(
      'too-many-questions',
      '답안지 한 장에 다 들어가지 않는 시험입니다. 단답형 문항을 줄이거나 시험을 나눠 주세요.',
    );
  }
  if (!known) {
    await trx
      .insertInto('omr_layouts')
      .values({
        id: layoutId,
        exam_id: examId,
        retake_exam_id: retakeExamId,
        questions,
        template: JSON.stringify(template),
      })
      .execute();
  }
  return { layoutId, exam, template };
}

/** Converts the id of a layout to its form in a QR code, and back. */
export const codeOf = (layoutId: string): string => layoutId.replaceAll('-', '');

function drawableExam({ title, subtitle, questions, choices }: Paper, layoutId: string): Exam {
  try {
    return parseExam({
      id: codeOf(layoutId),
      title,
      subtitle: subtitle.slice(0, 80),
      questions: [...questions].map((kind) =>
        kind === 'S' ? { kind: 'number', digits: 4 } : { kind: 'choice', choices },
      ),
    });
  } catch (error) {
    if (error instanceof InvalidExam) throw conflict('not-printable', error.message);
    throw error;
  }
}
