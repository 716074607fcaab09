/**
 * `npm run bench:reads`: how long the reads of every screen take at `DATABASE_URL`, eight at once, and how large their answers are; the slowest
 * first. It only reads.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createEngine } from '#engine';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { documentOf } from '#api/gql/plans/documentOf.node.ts';
import { findPlaces, type ScreenQuestion } from '#api/gql/plans/places.ts';
import { screenQuestions } from '#api/gql/plans/screens.ts';
import { createLog } from '#api/ports/log.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    users: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    show: { type: 'string', default: '25' },
  },
});
const url = process.env.DATABASE_URL;
if (url === undefined)
  throw new Error('Set DATABASE_URL to a database with a world, such as one of `npm run seed -- --size chain`.');

interface Times {
  name: string;
  times: number[];
  bytes: number;
  /** What the engine said instead of an answer. */
  failure: string;
}

const db = openPostgres(
  url,
  createLog(() => undefined, 'silent'),
);
const engine = await createEngine(db.sql, readProjectFiles());
const places = await findPlaces(db.sql);
const questions = screenQuestions(places).filter((one) => nameOf(one).includes(values.only));
const load = loadavg()[0]?.toFixed(1);
const all: Times[] = [];
for (const question of questions) all.push(await measure(question));
await db.close();
all.sort((one, other) => p95(other.times) - p95(one.times));
console.log(`${questions.length} questions, ${values.users} at once, load ${load} → ${loadavg()[0]?.toFixed(1)}`);
for (const { name, times, bytes, failure } of all.slice(0, Number(values.show))) {
  console.log(
    `${name.padEnd(64)} p95 ${p95(times).toFixed(0).padStart(5)} ms ${(bytes / 1000).toFixed(1).padStart(8)} kB`,
  );
}
console.log(`${all.filter(({ times }) => p95(times) > 100).length} above 100 ms`);

/** Asks one question again and again, several at once; the first answers are not counted. */
async function measure(question: ScreenQuestion): Promise<Times> {
  const asked = { query: documentOf(question.file), operationName: question.operation, variables: question.variables };
  const userId = question.role === 'student' ? places.studentId : places.taId;
  const session = { role: question.role, variables: { 'x-hasura-role': question.role, 'x-hasura-user-id': userId } };
  const times: number[] = [];
  let bytes = 0;
  let failure = '';
  const ask = async () => {
    const start = performance.now();
    const { body } = await engine.answer(asked, session);
    times.push(performance.now() - start);
    bytes = body.length;
    if (body.startsWith('{"errors"')) failure = body.slice(0, 160);
  };
  const atOnce = () => Promise.all(Array.from({ length: Number(values.users) }, ask));
  await atOnce();
  times.length = 0;
  for (let round = 0; round < Number(values.rounds); round++) await atOnce();
  return { name: nameOf(question), times, bytes, failure };
}

function nameOf({ screen, operation, role }: ScreenQuestion): string {
  return `${screen} · ${operation}${role === 'manager' ? '' : ` (${role})`}`;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}
