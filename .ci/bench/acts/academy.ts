import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPGlite } from '#api/adapters/pglite.ts';
import { startApi, type TestApi } from '#api/testing/api.ts';
import { addWeek } from '#api/testing/rows.ts';
import { addSlot, addStudents } from '#api/testing/setups/clinic.ts';
import { demoDataDir, temporaryDataDir } from '#api/testing/servers/server.node.ts';
import { lectures } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';

/** As many as a class has. */
export const classSize = 25;

/** A demo academy in which a class waits for each act: its data folder, to be copied, and what the acts are done to. */
export interface Academy {
  /** A copy of it for a server of its own. */
  copy(): ReturnType<typeof temporaryDataDir>;
  /** Students who are to be enrolled in 미적분 B. */
  newcomers: string[];
  /** A lesson of today with an exam that a whole class has failed. */
  week: { id: string; lectureId: string };
  examId: string;
  failed: { studentId: string; attemptId: string }[];
  /** A clinic with room for all of them. */
  slotId: string;
  /** With which its sign-ins are signed. */
  secret: string;
}

/** Prepares the academy; it is removed with the stack. */
export async function prepareAcademy(cleanup: AsyncDisposableStack): Promise<Academy> {
  const { dataDir, remove } = await demoDataDir();
  cleanup.defer(remove);
  const db = await openPGlite({ dataDir: join(dataDir, 'pg') });
  const api = await startApi({}, db);
  try {
    const newcomers = await addStudents(api, classSize);
    const failing = await addStudents(api, classSize);
    const body = { userIds: failing, fromDate: dateOf(0) };
    const enrolled = await api.call('POST', `/lectures/${lectures.calculusB.id}/enrollments`, { as: 'admin', body });
    if (enrolled.status !== 200) throw new Error(JSON.stringify(enrolled.body));
    const week = await addWeek(api, 50, dateOf(0));
    const examId = await addExamOf(api, week);
    const failed = await fail(api, examId, failing);
    const { id: slotId } = await addSlot(api, { inDays: 5, capacity: classSize });
    // As autovacuum does soon after.
    await sql`analyze`.execute(db.kysely);
    const copy = () => {
      const place = temporaryDataDir();
      cpSync(dataDir, place.dataDir, { recursive: true });
      return place;
    };
    return { copy, newcomers, week, examId, failed, slotId, secret: api.deps.place.secret };
  } finally {
    await api.close();
  }
}

async function addExamOf({ deps }: TestApi, week: Academy['week']): Promise<string> {
  const { kysely } = deps.db;
  const { id } = await kysely
    .insertInto('exams')
    .values({ weekly_lecture_id: week.id, lecture_id: week.lectureId, name: '월례고사', sequence: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const questions = Array.from({ length: 20 }, (_, at) => ({ exam_id: id, number: at + 1, answer: 1, points: 5 }));
  await kysely.insertInto('exam_questions').values(questions).execute();
  await kysely.updateTable('exams').set({ cutline: 60 }).where('id', '=', id).execute();
  return id;
}

/** Answers that are all wrong. */
async function fail({ deps }: TestApi, examId: string, studentIds: string[]): Promise<Academy['failed']> {
  const { rows } = await sql<Academy['failed'][number]>`
    with made as (
      insert into score_attempts (score_id, exam_id, attempt_type, retake_number, answers)
      select id, exam_id, 'FIRST', 0, array_fill(2::smallint, array[20]) from scores
      where exam_id = ${examId} and student_id = any (${studentIds}::uuid[]) returning id, score_id
    )
    select student_id as "studentId", made.id as "attemptId" from made join scores on scores.id = made.score_id`.execute(
    deps.db.kysely,
  );
  if (rows.length !== studentIds.length) throw new Error(`${rows.length} of ${studentIds.length} took the exam.`);
  return rows;
}
