import { staff } from '#mocks/cast.ts';
import { encode } from '#omr/bench/sheet.node.ts';
import type { Canvas } from '#omr/bench/canvas.ts';
import { parseTemplate, type Template } from '#omr/template/template.ts';
import { answerSheet, printPdf, scanToPdf, type Answers } from '#omr/testing/scans.node.ts';
import type { TestApi } from '../api.ts';
import { addExam } from './exams.ts';
import type { WeekPath } from '../rows.ts';

/** An exam whose sheets are printed, and how to reach its desk. */
export interface Desk {
  examId: string;
  weekPath: WeekPath;
  path: `${WeekPath}/grade-omr/${string}`;
  /** The participants, by name. */
  students: { id: string; name: string; number: string; scoreId: string }[];
  template: Template;
}

/** A printed page that somebody has filled in: its picture and, by field, what was marked. */
export interface FilledPage {
  canvas: Canvas;
  answers: Answers;
}

/** Resolution of the scans of tests: enough to read, little to decode. */
export const dpi = 120;

/** An exam of choices, and two short numbers at its end, in a new week, with everybody there; its layout is made. */
export async function addDesk(api: TestApi, weekNumber: number, choices = 10): Promise<Desk> {
  const exam = await addExam(api, weekNumber, { points: Array.from({ length: choices }, () => 8) });
  const { kysely } = api.deps.db;
  await kysely
    .insertInto('exam_questions')
    .values([1, 2].map((at) => ({ exam_id: exam.id, number: choices + at, kind: 'SHORT', answer: 1234, points: 10 })))
    .execute();
  const path = `${exam.week.path}/grade-omr/${exam.id}` as const;
  await print(api, path, 'BLANK');
  const layout = await kysely
    .selectFrom('omr_layouts')
    .select('template')
    .where('exam_id', '=', exam.id)
    .executeTakeFirstOrThrow();
  const students = await kysely
    .selectFrom('scores')
    .innerJoin('students', 'students.id', 'scores.student_id')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['students.id', 'users.name', 'students.student_number as number', 'scores.id as scoreId'])
    .where('scores.exam_id', '=', exam.id)
    .orderBy('users.name')
    .orderBy('students.student_number')
    .execute();
  return { examId: exam.id, weekPath: exam.week.path, path, students, template: parseTemplate(layout.template) };
}

/** The PDF of an exam's sheets: a blank one, or those of some students. */
export async function print(api: TestApi, path: string, who: 'BLANK' | string[]): Promise<Uint8Array> {
  const body = who === 'BLANK' ? { who } : { who: 'CHOSEN', studentIds: who };
  const { status, bytes } = await callForBytes(api, 'POST', `${path}/print`, body);
  if (status !== 200) throw new Error(`print: ${status} ${new TextDecoder().decode(bytes)}`);
  return bytes;
}

/** Prints the sheets of students, and fills in every answer with a pencil. */
export async function fillSheets(
  api: TestApi,
  desk: Desk,
  students: readonly { id: string }[],
  seed = 1,
): Promise<FilledPage[]> {
  const ids = students.map(({ id }) => id);
  const pages = await printPdf(await print(api, desk.path, ids), dpi);
  return pages.map((canvas, at) => ({ canvas, answers: answerSheet(canvas, desk.template, seed + at, true) }));
}

/** Uploads pages as one scanned PDF and returns the api's answer. */
export async function uploadPages(api: TestApi, desk: Desk, pages: readonly FilledPage[], name = '스캔.pdf') {
  return upload(api, desk, await scanToPdf(pages.map(({ canvas }) => canvas)), name);
}

/** Uploads a file unchanged. */
export async function upload(api: TestApi, desk: Desk, bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  return api.call('POST', desk.path, { as: 'ta', body: form });
}

/** A page as a picture of its own. */
export const pictureOf = ({ canvas }: FilledPage): Promise<Uint8Array> => encode(canvas, 75);

/** The answers of a filled page, in the format of `score_attempts.answers`. */
export function meantBy({ answers }: FilledPage, choices = 10): number[] {
  const short = [1, 2].map((at) =>
    Number([1, 2, 3, 4].map((place) => answers[`q${choices + at}.${place}`] ?? '').join('')),
  );
  return [...Array.from({ length: choices }, (_, at) => Number(answers[`q${at + 1}`])), ...short];
}

/** The bytes a call answers with. */
export async function callForBytes(api: TestApi, method: string, path: string, body: object) {
  const { token } = await api.signIn(staff.ta.loginId);
  const response = await api.app.fetch(
    new Request(`http://academy.test/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }),
    { ip: '192.0.2.1' },
  );
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}
