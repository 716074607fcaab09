/** `npm run bench:search`: how long the search of students takes at `DATABASE_URL`, with the list's query, by many at once. It only reads. */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { print } from 'graphql';
import { createEngine } from '#engine';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { createLog } from '#api/ports/log.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { StudentListDocument } from '#crm/students/generated/graphql.ts';
import { studentOpening, studentOrder, studentWhere } from '#crm/students/studentQuery.ts';

/** Typed texts, letter by letter, as the search box sends them. */
const typed = [
  '',
  'ㄱ',
  'ㄱㅁ',
  'ㄱㅁㅈ',
  '김',
  '김ㅊ',
  '김처',
  '김철수',
  '갱',
  '서연',
  'rlac',
  'rlacjftn',
  '12',
  '5678',
  '010-1234',
  '20260012',
];

const { values } = parseArgs({
  options: { users: { type: 'string', default: '16' }, seconds: { type: 'string', default: '10' } },
});
const url = process.env.DATABASE_URL;
if (url === undefined)
  throw new Error('Set DATABASE_URL to a database with students, such as one of `npm run seed -- --size chain`.');

const db = openPostgres(
  url,
  createLog(() => undefined, 'silent'),
);
const engine = await createEngine(db.sql, readProjectFiles());
const query = print(StudentListDocument);
const session = {
  role: 'ta',
  variables: { 'x-hasura-role': 'ta', 'x-hasura-user-id': '00000000-0000-7000-8000-000000000000' },
};
const times = new Map<string, number[]>(typed.map((q) => [q, []]));

console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);
for (const q of typed) await ask(q);
for (const list of times.values()) list.length = 0;
const end = performance.now() + Number(values.seconds) * 1000;
await Promise.all(Array.from({ length: Number(values.users) }, (_, user) => typeOn(user)));
await db.close();

for (const [q, list] of times) console.log(line(q === '' ? '(nothing)' : q, list));
console.log(line(`all, ${values.users} at once`, [...times.values()].flat()));
console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);

async function typeOn(user: number): Promise<void> {
  for (let at = user; performance.now() < end; at++) await ask(typed[at % typed.length] ?? '');
}

/** Half of all searches include former students, who are the majority in an old academy. */
async function ask(q: string): Promise<void> {
  const state = Math.random() < 0.5 ? 'all' : 'active';
  const filters = Object.entries({ q, state }).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
  const { pageSize, sorters } = studentOpening;
  const variables = { where: studentWhere(filters), orderBy: studentOrder(sorters), limit: pageSize, offset: 0 };
  const start = performance.now();
  const { result } = await engine.execute({ query, variables }, session);
  if ('errors' in result && result.errors) throw new Error(JSON.stringify(result.errors));
  times.get(q)?.push(performance.now() - start);
}

function line(name: string, list: number[]): string {
  const sorted = list.toSorted((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(7)} ms`;
  return `${name.padEnd(18)} ${String(list.length).padStart(6)} asked   p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}`;
}
