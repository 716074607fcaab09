/**
 * `npm run bench:reads`: how long the reads of every screen take at `DATABASE_URL`, sixteen at once, and how large their answers are; the slowest
 * first. Beside each, in the same run, the limit: the statement that the engine sends, sent by a plain driver that does nothing else. It only reads.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createEngine, type SqlClient } from '#engine';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { documentOf } from '#api/gql/plans/documentOf.node.ts';
import { findPlaces, type ScreenQuestion } from '#api/gql/plans/places.ts';
import { screenQuestions } from '#api/gql/plans/screens.ts';
import { statementName } from '#api/adapters/statementName.node.ts';
import { createLog } from '#api/ports/log.ts';
import { quantile, timed } from './evening.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    users: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
    show: { type: 'string', default: '25' },
  },
});
const url = process.env.DATABASE_URL;
if (url === undefined)
  throw new Error('Set DATABASE_URL to a database with a world, such as one of `npm run seed -- --size chain`.');

interface Times {
  name: string;
  /** Through the engine, and of its statement alone. */
  times: number[];
  bare: number[];
  bytes: number;
  /** What the engine said instead of an answer. */
  failure: string;
}

/** A statement as it was sent. */
interface Sent {
  text: string;
  values: readonly unknown[];
}

const db = openPostgres(
  url,
  createLog(() => undefined, 'silent'),
);
let sent: Sent = { text: '', values: [] };
const recorded: SqlClient = {
  query: (text, values = []) => {
    sent = { text, values };
    return db.sql.query(text, values);
  },
};
const engine = await createEngine({ ...db.sql, ...recorded }, readProjectFiles());
// As many connections as the api has for questions.
const plain = new pg.Pool({ connectionString: url, max: 6, options: '-c jit=off' });
const places = await findPlaces(db.sql);
const questions = screenQuestions(places).filter((one) => nameOf(one).includes(values.only));
const load = loadavg()[0]?.toFixed(1);
const all: Times[] = [];
for (const question of questions) all.push(await measure(question));
await Promise.all([plain.end(), db.close()]);
all.sort((one, other) => p95(other.times) - p95(one.times));
console.log(`${questions.length} questions, ${values.users} at once, load ${load} → ${loadavg()[0]?.toFixed(1)}`);
for (const { name, times, bare, bytes, failure } of all.slice(0, Number(values.show))) {
  const [own, limit] = [p95(times), p95(bare)];
  console.log(
    `${name.padEnd(64)} p95 ${tell(own)} ms, bare ${tell(limit)} ms, x ${(own / limit).toFixed(2)} ${(bytes / 1000).toFixed(1).padStart(8)} kB ${failure}`,
  );
}
const ratios = all.map(({ times, bare }) => p95(times) / p95(bare));
console.log(`median of the ratios ${quantile(ratios, 0.5).toFixed(2)}`);
console.log(`${all.filter(({ times }) => p95(times) > 100).length} above 100 ms`);

/** Asks one question again and again, several at once, in turn with its bare statement; the first answers are not counted. */
async function measure(question: ScreenQuestion): Promise<Times> {
  const asked = { query: documentOf(question.file), operationName: question.operation, variables: question.variables };
  const userId = question.role === 'student' ? places.studentId : places.taId;
  const session = { role: question.role, variables: { 'x-hasura-role': question.role, 'x-hasura-user-id': userId } };
  const ways = { times: [] as number[], bare: [] as number[] };
  let bytes = 0;
  let failure = '';
  const ask = async () => {
    const { body } = await engine.answer(asked, session);
    bytes = body.length;
    if (body.startsWith('{"errors"')) failure = body.slice(0, 160);
  };
  await ask();
  // Named, and so planned once where the planner finds that enough, as the api's are.
  const statement = { ...sent, name: statementName(sent.text), values: [...sent.values] };
  const askBare = async () => void (await plain.query(statement));
  const atOnce = (run: () => Promise<void>, times: number[]) =>
    Promise.all(Array.from({ length: Number(values.users) }, async () => times.push(await timed(run))));
  for (let round = 0; round <= Number(values.rounds); round++) {
    const isFirst = round === 0;
    await atOnce(ask, isFirst ? [] : ways.times);
    await atOnce(askBare, isFirst ? [] : ways.bare);
  }
  return { name: nameOf(question), ...ways, bytes, failure };
}

function nameOf({ screen, operation, role }: ScreenQuestion): string {
  return `${screen} · ${operation}${role === 'manager' ? '' : ` (${role})`}`;
}

function tell(milliseconds: number): string {
  return milliseconds.toFixed(0).padStart(5);
}

function p95(times: readonly number[]): number {
  return quantile(times, 0.95);
}
