/**
 * `npm run bench:regrade`: an exam of 1,000 students × 45 questions gets another key and is graded again, compared with `grade_exam` alone and with
 * a join of answers and key alone. With `--native` on a PostgreSQL started for it, on the server of `DATABASE_URL`, or on PGlite.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { startApi } from '#api/testing/api.ts';
import { addExam } from '#api/testing/exams.ts';
import { openDemoWorld } from '#api/testing/world.node.ts';
import { startNativePostgres } from '#hasura/engine/testing/nativePostgres.node.ts';

const { values } = parseArgs({
  options: {
    native: { type: 'boolean', default: false },
    students: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '7' },
  },
});
interface Time {
  clock: number;
  cpu: number;
}
const QUESTIONS = 45;
const server = values.native ? await startNativePostgres() : null;
// The tests' world is opened on this server, or on PGlite without it.
const url = server?.url ?? process.env.DATABASE_URL;
if (url !== undefined) process.env.TEST_DATABASE_URL = url;

const api = await startApi({ validateResponses: false }, await openDemoWorld());
const { kysely } = api.deps.db;
const points = Array.from({ length: QUESTIONS }, (_, at) => (at % 2 === 0 ? 2 : 3));
const exam = await addExam(api, 99, { cutline: 60, points });
await fill();
console.log(
  `${values.students} students × ${QUESTIONS} questions on ${api.deps.db.kind}, load ${loadavg()[0]?.toFixed(1)} at the start`,
);

const times: Record<'join' | 'grade_exam' | 'dry run' | 're-grade', Time[]> = {
  join: [],
  grade_exam: [],
  'dry run': [],
  're-grade': [],
};
for (let round = 1; round <= Number(values.rounds); round++) {
  times.join.push(await timed(join));
  times.grade_exam.push(await timed(gradeBare));
  times['dry run'].push(await timed(() => regrade(round, true)));
  times['re-grade'].push(await timed(() => regrade(round, false)));
}
for (const [what, list] of Object.entries(times)) {
  const [clock, cpu] = [median(list.map((time) => time.clock)), median(list.map((time) => time.cpu))];
  console.log(
    `${what.padEnd(12)} median ${clock.toFixed(0).padStart(5)} ms, CPU of the database ${server ? cpu.toFixed(0) : '?'} ms`,
  );
}
console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
await api.close();
await server?.stop();

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** More students of the week, each with a sheet of answers. */
async function fill(): Promise<void> {
  const more = Number(values.students) - exam.scores.length;
  await sql`
    with made as (
      insert into users (login_id, type, name, password_hash)
      select 'regrade-' || number, 'STUDENT', '학생 ' || number, 'x' from generate_series(1, ${more}::integer) as number returning id
    )
    insert into students (id, student_number) select id, (70000000 + row_number() over ())::text from made`.execute(
    kysely,
  );
  await sql`
    insert into participants (weekly_lecture_id, student_id)
    select ${exam.week.id}::uuid, id from students where student_number like '7%' limit ${more}`.execute(kysely);
  await sql`
    insert into scores (exam_id, weekly_lecture_id, student_id)
    select ${exam.id}::uuid, weekly_lecture_id, student_id from participants where weekly_lecture_id = ${exam.week.id}
    on conflict do nothing`.execute(kysely);
  await sql`
    insert into score_attempts (score_id, exam_id, attempt_type, retake_number, answers)
    select id, exam_id, 'FIRST', 0, array(select (1 + floor(random() * 5))::smallint from generate_series(1, ${QUESTIONS}::integer) where scores.id is not null)
    from scores where exam_id = ${exam.id}`.execute(kysely);
  // As autovacuum does soon after.
  await sql`analyze`.execute(kysely);
}

/** The minimal work of grading in a database: joins each answer with its key and sums up. */
async function join(): Promise<void> {
  await sql`
    select attempt.id, sum(question.points) filter (where given.answer = question.answer)
    from score_attempts as attempt
    cross join unnest(attempt.answers) with ordinality as given (answer, number)
    join exam_questions as question on question.exam_id = attempt.exam_id and question.number = given.number
    where attempt.exam_id = ${exam.id} group by attempt.id`.execute(kysely);
}

/** The database's own grading with another key, rolled back. */
async function gradeBare(): Promise<void> {
  const enough = new Error('taken back');
  await kysely
    .transaction()
    .execute(async (trx) => {
      await sql`update exam_questions set answer = answer % 5 + 1 where exam_id = ${exam.id}`.execute(trx);
      await sql`select grade_exam(${exam.id})`.execute(trx);
      throw enough;
    })
    .catch((error: unknown) => {
      if (error !== enough) throw error;
    });
}

/** Through the API, with a key in which every answer differs. */
async function regrade(round: number, dryRun: boolean): Promise<void> {
  const { version } = await kysely
    .selectFrom('exams')
    .select('version')
    .where('id', '=', exam.id)
    .executeTakeFirstOrThrow();
  const questions = points.map((value, at) => ({ number: at + 1, answer: ((at + 1 + round) % 5) + 1, points: value }));
  const { status, body } = await api.call('POST', `/wl-exam/${exam.id}/re-grade`, {
    as: 'admin',
    body: { version, questions, dryRun },
  });
  if (status !== 200 || body.changes.length < Number(values.students) / 2) throw new Error(JSON.stringify(body));
}

/** Milliseconds of wall time, and of CPU time of the database, which excludes other processes of the machine. */
async function timed(act: () => Promise<void>): Promise<Time> {
  const [start, before] = [performance.now(), databaseCpu()];
  await act();
  return { clock: performance.now() - start, cpu: databaseCpu() - before };
}

/** Milliseconds of CPU of a database server that the bench started; 0 for any other. */
function databaseCpu(): number {
  if (!server) return 0;
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
  return children.reduce((sum, pid) => sum + ticksOf(pid), 0) * 10;
}

// The 14th and 15th field, counted after the name, which may contain spaces.
function ticksOf(pid: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return fields.reduce((sum, ticks) => sum + Number(ticks), 0);
  } catch {
    return 0;
  }
}
