import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '#engine';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import { loadWorld } from '#mocks/world/load/loadWorld.ts';
import { buildWorld } from '#mocks/world/model/buildWorld.ts';
import type { Database } from '../../ports/database.ts';
import { createLog } from '../../ports/log.ts';
import { openPostgres } from '../../adapters/postgres.node.ts';
import { readProjectFiles } from '../../adapters/projectFiles.node.ts';
import { costOptions } from '../costs.ts';
import { watchPlans, type PlanWatch } from './plan.ts';
import { pretendLarge } from './pretend.ts';
import { documentOf } from './documentOf.node.ts';
import { findPlaces, nowhere, type Places } from './places.ts';
import { screenQuestions } from './screens.ts';

// On the world of PLANS_DATABASE_URL, such as `npm run seed -- --size chain` creates; else on the academy, with statistics of one a
// hundred times as large. Pages are read as from an SSD, which docs/operations.md asks for.

const bigFrom = 10_000;

/** Lists that must scan a large table, with the reason. */
const readsAll: Record<string, string[]> = {
  'students to preview a template with': ['students'],
  // Each may go to a school of its own.
  'students, schools': ['students'],
  // The log is counted for its pages.
  'changes, all': ['audit_log'],
  // Once a year everybody who left is looked at.
  retention: ['students', 'enrollments'],
  // A count scans a whole index.
  ...(process.env.PLANS_DATABASE_URL === undefined && { 'students, all': ['students'] }),
};

let db: Database;
let watch: PlanWatch;
let engine: Engine;
let places: Places;
let big: Set<string>;
beforeAll(async () => {
  db = await openWorld();
  places = await findPlaces(db.sql);
  watch = watchPlans(db.sql);
  engine = await createEngine(watch, readProjectFiles());
  const tables = await db.sql.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [String(bigFrom)],
  );
  big = new Set(tables.map(({ name }) => name));
  watch.watch();
});
afterAll(() => db.close());

it('has tables that are large', () => {
  expect([...big]).toEqual(expect.arrayContaining(['students', 'users', 'participants', 'scores', 'score_attempts']));
});

describe('no list scans a large table', () => {
  const names = screenQuestions(nowhere).map(({ screen, operation }, place) => [place, screen, operation] as const);

  it.each(names)('%i %s: %s', async (place, screen) => {
    const question = screenQuestions(places)[place];
    if (!question) throw new Error('The questions are the same wherever they are asked');
    const { role, file, operation, variables = {} } = question;
    const request = { query: documentOf(file), operationName: operation, variables };
    const userId = role === 'student' ? places.studentId : places.taId;
    const { result, hidden } = await engine.execute(request, { role, variables: { 'x-hasura-user-id': userId } });
    expect(result.errors, String(hidden)).toBeUndefined();
    const reads = watch.wholeReads().filter(({ table }) => big.has(table) && !readsAll[screen]?.includes(table));
    expect(reads).toEqual([]);
    // A hundred times as large, it may still be asked.
    expect(watch.lastCost()).toBeLessThan(costOptions({ kind: 'postgres' }).perRole[role] ?? 0);
  });
});

it('runs every query of every screen', () => {
  const asked = new Set(screenQuestions(nowhere).map(({ operation }) => operation));
  const documents = globSync('{app,crm,portal}/*/*.graphql').map((file) => readFileSync(file, 'utf8'));
  const queries = documents.flatMap((text) => [...text.matchAll(/^query (\w+)/gm)].map(([, name]) => name ?? ''));
  expect(queries.filter((name) => !asked.has(name))).toEqual([]);
});

it('notices a list that does', async () => {
  const query = '{ participants(where: { memo: { _like: "%늦%" } }) { id } }';
  await engine.execute({ query }, { role: 'manager', variables: {} });
  expect(watch.wholeReads()).toEqual([expect.objectContaining({ table: 'participants' })]);
});

async function openWorld(): Promise<Database> {
  const url = process.env.PLANS_DATABASE_URL;
  if (url !== undefined)
    return openPostgres(
      url,
      createLog(() => undefined, 'silent'),
    );
  const academy = await openMigrated();
  await loadWorld(academy, buildWorld('academy'));
  // An old academy has five former students for each active one.
  await academy.sql.exec(`update users set is_active = false where type = 'STUDENT' and hashtext(id::text) % 6 <> 0`);
  await academy.sql.exec('vacuum analyze');
  await pretendLarge(academy.sql, 100);
  await academy.sql.exec('set random_page_cost = 1.1');
  return academy;
}
