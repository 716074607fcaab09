// @module-tag whole
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '#engine';
import type { Database } from '../../ports/database.ts';
import { readProjectFiles } from '../../adapters/projectFiles.node.ts';
import { costOptions } from '../costs.ts';
import { watchPlans, type PlanWatch } from './plan.ts';
import { documentOf } from './documentOf.node.ts';
import { bigTables, openLargeWorld } from './largeWorld.node.ts';
import { findPlaces, nowhere, type Places } from './places.ts';
import { screenQuestions } from './screens.ts';

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
  // oxlint-disable-next-line house/no-conditional-spread -- each key is a plan to look at
  ...(process.env.PLANS_DATABASE_URL === undefined && { 'students, all': ['students'] }),
};

let db: Database;
let watch: PlanWatch;
let engine: Engine;
let places: Places;
let big: Set<string>;
beforeAll(async () => {
  db = await openLargeWorld();
  places = await findPlaces(db.sql);
  watch = watchPlans(db.sql);
  engine = await createEngine(watch, readProjectFiles());
  big = await bigTables(db);
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
