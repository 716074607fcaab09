import pg from 'pg';
import { createEngine, type SqlClient } from '#engine';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { statementName } from '#api/adapters/database/statementName.node.ts';
import { findPlaces } from '#api/testing/plans/places.ts';
import { screenQuestions, type ScreenQuestion } from '#api/testing/plans/questions.ts';
import { measure, median, percentile } from '#hasura/engine/bench/measure.ts';
import type { Context } from '../harness/bench.ts';
import { givenDatabase } from '../harness/world.ts';

type Asked = Context<{ rounds: number; users: number; only: string; show: number }>;

interface Times {
  name: string;
  /** Milliseconds through the engine, and of its statement alone. */
  own: number[];
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

/** Asks every question, and shows the slowest. */
export async function run({ options, report, cleanup }: Asked): Promise<void> {
  const { db, url } = givenDatabase(cleanup, 'a database with a world, such as one of `npm run seed -- --size chain`');
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
  cleanup.defer(() => plain.end());
  const places = await findPlaces(db.sql);
  const questions = screenQuestions(readProjectFiles(), places).filter((one) => nameOf(one).includes(options.only));
  const all: Times[] = [];
  for (const question of questions) all.push(await ask(question));
  all.sort((one, other) => p95(other.own) - p95(one.own));
  report.line(`${questions.length} questions, ${options.users} at once`);
  for (const one of all.slice(0, options.show)) report.line(lineOf(one));
  report.figure('median of the ratios', median(all.map(ratioOf)), { unit: 'times' });
  report.figure('above 100 ms', all.filter(({ own }) => p95(own) > 100).length, { unit: 'reads' });

  /** Asks one question again and again, several at once, in turn with its bare statement; the first answers are not counted. */
  async function ask(question: ScreenQuestion): Promise<Times> {
    const { query, variables, role } = question;
    const asked = { query, variables };
    const userId = role === 'student' ? places.studentId : places.taId;
    const session = { role, variables: { 'x-hasura-role': role, 'x-hasura-user-id': userId } };
    const times: Times = { name: nameOf(question), own: [], bare: [], bytes: 0, failure: '' };
    const askEngine = async () => {
      const { body } = await engine.answer(asked, session);
      times.bytes = body.length;
      if (body.startsWith('{"errors"')) times.failure = body.slice(0, 160);
    };
    await askEngine();
    // Named, and so planned once where the planner finds that enough, as the api's are.
    const statement = { ...sent, name: statementName(sent.text), values: [...sent.values] };
    const pace = { repeats: options.users, atOnce: options.users };
    for (let round = 0; round <= options.rounds; round++) {
      const own = await measure(askEngine, pace);
      const bare = await measure(() => plain.query(statement), pace);
      if (round === 0) continue;
      times.own.push(...own.times);
      times.bare.push(...bare.times);
    }
    return times;
  }
}

const nameOf = ({ name, role }: ScreenQuestion): string => `${name}${role === 'manager' ? '' : ` (${role})`}`;

const p95 = (times: readonly number[]): number => percentile(times, 0.95);

const ratioOf = ({ own, bare }: Times): number => p95(own) / p95(bare);

function lineOf(one: Times): string {
  const ms = (times: readonly number[]): string => `${p95(times).toFixed(0).padStart(5)} ms`;
  const size = `${(one.bytes / 1000).toFixed(1).padStart(8)} kB`;
  return `${one.name.padEnd(64)} p95 ${ms(one.own)}, bare ${ms(one.bare)}, x ${ratioOf(one).toFixed(2)} ${size} ${one.failure}`;
}
