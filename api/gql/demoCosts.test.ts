import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '#engine';
import { readProjectFiles } from '../adapters/projectFiles.node.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { findPlaces } from '../testing/plans/places.ts';
import { screenQuestions } from '../testing/plans/questions.ts';
import { costOptions } from './costs.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('a student is refused no screen in the demo as it is first opened, before the hourly look at the tables', async () => {
  const { db } = api.deps;
  const places = await findPlaces(db.sql);
  const engine = await createEngine(db.sql, readProjectFiles(), { costs: costOptions(db) });
  const questions = screenQuestions(readProjectFiles(), places).filter(({ role }) => role === 'student');
  expect(questions.length).toBeGreaterThan(20);
  const session = { role: 'student', variables: { 'x-hasura-user-id': places.studentId } };
  const refused: string[] = [];
  for (const { name, query, variables } of questions) {
    const { result } = await engine.execute({ query, variables }, session);
    if (result.errors) refused.push(`${name}: ${result.errors[0]!.message}`);
  }
  expect(refused).toEqual([]);
});
