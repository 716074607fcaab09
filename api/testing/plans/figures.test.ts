// @module-tag whole
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '#engine';
import { readAnswerTypes } from '#hasura/answerTypes.node.ts';
import { answeredObjects } from '#mocks/contract/contradictions/answeredObjects.ts';
import { contradictions } from '#mocks/contract/contradictions/contradictions.ts';
import { countLies } from '#mocks/contract/contradictions/counts.ts';
import { figures } from '#mocks/contract/contradictions/figures.ts';
import { readProjectFiles } from '../../adapters/projectFiles.node.ts';
import { startApi, type TestApi } from '../api.ts';
import { findPlaces } from './places.ts';
import { screenQuestions } from './questions.ts';

// What the mocks of the stories are held to must be true of what the views answer.

let demo: TestApi;
beforeAll(async () => void (demo = await startApi()));
afterAll(() => demo.close());

it('no answer to a screen of the demo contradicts itself, as the stories may not', async () => {
  const { db } = demo.deps;
  const places = await findPlaces(db.sql);
  const engine = await createEngine(db.sql, readProjectFiles());
  const types = readAnswerTypes();
  const found: string[] = [];
  const asked = new Set<string>();
  for (const { name, role, query, variables } of screenQuestions(readProjectFiles(), places)) {
    const userId = role === 'student' ? places.studentId : places.taId;
    const session = { role, variables: { 'x-hasura-user-id': userId } };
    const { result } = await engine.execute({ query, variables }, session);
    const document = parse(query, { noLocation: true });
    const objects = answeredObjects(types, document, result.data);
    for (const { type } of objects) asked.add(type);
    const lies = [...contradictions(objects), ...countLies(document, variables, result.data)];
    found.push(...lies.map((lie) => `${name}, ${lie}`));
  }
  expect(found).toEqual([]);
  expect(Object.keys(figures).filter((type) => asked.has(type)).length).toBeGreaterThan(15);
});
