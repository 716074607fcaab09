/**
 * `npm run bench:gql-http`: questions of the api as browsers ask them, with HTTP, token and permissions, beside SQL by hand behind the same HTTP server:
 * once with the same check of the token, once with none. On a PostgreSQL started for it.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { listen } from '#api/adapters/listen.node.ts';
import { askerOf } from '#api/gql/session.ts';
import { startApi } from '#api/testing/api.ts';
import { openDemoWorld } from '#api/testing/world.node.ts';
import { startNativePostgres } from '#hasura/engine/testing/nativePostgres.node.ts';
import { staff } from '#mocks/cast.ts';
import type { Round } from './http/load.node.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    milliseconds: { type: 'string', default: '1000' },
    // Those of one person run four at a time (decision 0032).
    users: { type: 'string', default: '4' },
  },
});

/** A question in GraphQL and by hand; `$1` is the key. */
interface Question {
  name: string;
  query: string;
  sql: string;
  keys: string;
}

const questions: readonly Question[] = [
  {
    name: 'one row by its key',
    query: 'query ($id: uuid!) { exams_by_pk(id: $id) { id name cutline totalPoints } }',
    sql: `select json_build_object('exams_by_pk', (select row_to_json(e) from (
      select id, name, cutline, total_points as "totalPoints" from exams where id = $1) e))::text as data`,
    keys: 'select id from exams',
  },
  {
    name: '25 rows with names and their count',
    query: `query ($id: uuid!) {
      scores(where: { examId: { _eq: $id } }, order_by: [{ id: asc }], limit: 25) { id status student { id studentNumber user { name } } }
      scores_aggregate(where: { examId: { _eq: $id } }) { aggregate { count } } }`,
    sql: `select json_build_object('scores', (select coalesce(json_agg(s), '[]') from (
        select id, status, (select row_to_json(p) from (select students.id, student_number as "studentNumber",
          (select row_to_json(u) from (select name from users where users.id = students.id) u) as user from students where students.id = student_id) p) as student
        from scores where exam_id = $1 order by id limit 25) s),
      'scores_aggregate', (select json_build_object('aggregate', json_build_object('count', count(*))) from scores where exam_id = $1))::text as data`,
    keys: 'select id from exams',
  },
];

const server = await startNativePostgres();
process.env.TEST_DATABASE_URL = server.url;
const api = await startApi({ validateResponses: false }, await openDemoWorld());
const { token } = await api.signIn(staff['admin'].loginId);
const [place] = await api.deps.db.sql.query<{ name: string }>('select current_database() as name');
const pool = new pg.Pool({ connectionString: server.url.replace(/postgres$/, place?.name ?? ''), max: 6 });
pool.on('error', () => undefined);
const site = await listen((request, connection) => handle(request, connection.ip), { port: 0, host: '127.0.0.1' });
const worker = new Worker(new URL('./http/load.node.ts', import.meta.url));
console.log(
  `${values.users} at once, medians of ${values.rounds} rounds, interleaved, load ${loadavg()[0]?.toFixed(1)} at the start`,
);
for (const [at, question] of questions.entries()) await compare(at, question);
console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
await worker.terminate();
await site.stop();
await pool.end();
await api.close();
await server.stop();

async function handle(request: Request, ip: string | undefined): Promise<Response> {
  const [, kind, at] = new URL(request.url).pathname.split('/');
  if (kind === 'api') return api.app.fetch(request, { ip });
  if (kind === 'checked') {
    await askerOf(api.deps, request.headers.get('authorization') ?? undefined, { id: '', ip: ip ?? '' });
  }
  const { variables } = (await request.json()) as { variables: { id: string } };
  const text = questions[Number(at)]?.sql ?? '';
  const { rows } = await pool.query<{ data: string }>({ name: `question${at}`, text, values: [variables.id] });
  return new Response(`{"data":${rows[0]?.data}}`, { headers: { 'content-type': 'application/json' } });
}

async function compare(at: number, { name, query, keys }: Question): Promise<void> {
  const rows = await api.deps.db.sql.query<{ id: string }>(keys);
  const bodies = rows.map(({ id }) => JSON.stringify({ query, variables: { id } }));
  const paths = [`/raw/${at}`, `/checked/${at}`, '/api/gql'];
  const rates = paths.map((): number[] => []);
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const [index, path] of paths.entries()) {
      const done = await ask({ path, bodies });
      if (round > 0) rates[index]?.push((done / Number(values.milliseconds)) * 1000);
    }
  }
  const [raw = 0, checked = 0, ours = 0] = rates.map(median);
  console.log(name);
  console.log(`  SQL by hand, no token    ${raw.toFixed(0).padStart(6)} a second`);
  console.log(`  SQL by hand, token       ${checked.toFixed(0).padStart(6)} a second`);
  console.log(
    `  /api/gql                 ${ours.toFixed(0).padStart(6)} a second, ${(ours / checked).toFixed(2)} of it, ${(ours / raw).toFixed(2)} of no token`,
  );
}

function ask({ path, bodies }: { path: string; bodies: readonly string[] }): Promise<number> {
  const round: Round = {
    url: `http://127.0.0.1:${site.port}${path}`,
    bodies,
    token,
    milliseconds: Number(values.milliseconds),
    users: Number(values.users),
  };
  return new Promise((resolve) => {
    worker.once('message', resolve);
    worker.postMessage(round);
  });
}

function median(rates: readonly number[]): number {
  return rates.toSorted((one, other) => one - other)[Math.floor(rates.length / 2)] ?? 0;
}
