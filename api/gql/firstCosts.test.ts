import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '#engine';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import { loadWorld } from '#mocks/world/load/loadWorld.ts';
import { buildWorld } from '#mocks/world/model/buildWorld.ts';
import { readProjectFiles } from '../adapters/projectFiles.node.ts';
import type { Database } from '../ports/database.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { findPlaces } from '../testing/plans/places.ts';
import { screenQuestions, type ScreenQuestion } from '../testing/plans/questions.ts';
import { costOptions } from './costs.ts';

// What a question is thought to cost follows from what the database knows of its tables, before anybody looks at them every hour.

let demo: TestApi;
let young: Database;
beforeAll(async () => {
  demo = await startApi();
  young = await openMigrated();
  // It grew from nothing, and nobody counted since it was migrated.
  await loadWorld({ load: (run) => young.load(run), sql: { exec: async () => {} } }, buildWorld('small'));
});
afterAll(async () => {
  await young.close();
  await demo.close();
});

it.each([
  ['a demo as it is first opened', () => demo.deps.db, ['student']],
  ['an academy of one day', () => young, ['student', 'ta', 'manager']],
] as const)('%s refuses no screen for what it is thought to cost', async (_, dbOf, roles) => {
  const db = dbOf();
  const places = await findPlaces(db.sql);
  const engine = await createEngine(db.sql, readProjectFiles(), { costs: costOptions(db) });
  const personOf = (role: ScreenQuestion['role']) => (role === 'student' ? places.studentId : places.taId);
  const questions = screenQuestions(readProjectFiles(), places).filter(({ role }) => roles.some((one) => one === role));
  expect(questions.length).toBeGreaterThan(20);
  const refused: string[] = [];
  for (const { name, role, query, variables } of questions) {
    const session = { role, variables: { 'x-hasura-user-id': personOf(role) } };
    const { result } = await engine.execute({ query, variables }, session);
    if (result.errors) refused.push(`${name}: ${result.errors[0]!.message}`);
  }
  expect(refused).toEqual([]);
});
