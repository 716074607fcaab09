// @module-tag whole
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '#engine';
import type { Database } from '../../ports/database.ts';
import { readProjectFiles } from '../../adapters/projectFiles.node.ts';
import { costOptions } from '../../gql/costs.ts';
import { watchPlans, type PlanWatch } from './plan.ts';
import { bigTables, openLargeWorld } from './largeWorld.node.ts';
import { findPlaces, nowhere, type Places } from './places.ts';
import { screenQuestions } from './questions.ts';

/** Lists that must scan a large table, each time that it is named, with the reason. */
const readsAll: Record<string, string[]> = {
  // To preview a template with.
  PreviewStudents: ['students'],
  // Each may go to a school of its own.
  StudentSchools: ['students'],
  // The acts are counted until there are 2,000.
  AuditEntryList: ['audit_log'],
  // Once a year everybody who left is looked at.
  RetentionOverview: ['students', 'enrollments'],
  RetentionCandidates: ['students', 'enrollments'],
  // Everybody who is there is counted.
  TodayFigures: ['students'],
  // A count scans a whole index.
  // oxlint-disable-next-line house/no-conditional-spread -- each key is a plan to look at
  ...(process.env.PLANS_DATABASE_URL === undefined && { 'StudentList, all': ['students'] }),
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
  const names = screenQuestions(readProjectFiles(), nowhere).map(({ name }, place) => [place, name] as const);

  it.each(names)('%i %s', async (place, name) => {
    const question = screenQuestions(readProjectFiles(), places)[place];
    if (!question) throw new Error('The questions are the same wherever they are asked');
    const { role, query, variables } = question;
    const userId = role === 'student' ? places.studentId : places.taId;
    const { result, hidden } = await engine.execute(
      { query, variables },
      { role, variables: { 'x-hasura-user-id': userId } },
    );
    expect(result.errors, String(hidden)).toBeUndefined();
    const allowed = [...(readsAll[name] ?? [])];
    const reads = watch.wholeReads().filter(({ table }) => {
      const place = allowed.indexOf(table);
      return big.has(table) && (place === -1 || allowed.splice(place, 1).length === 0);
    });
    expect(reads).toEqual([]);
    // A hundred times as large, it may still be asked.
    expect(watch.lastCost()).toBeLessThan(costOptions({ kind: 'postgres' }).perRole[role] ?? 0);
  });
});

it('notices a list that does', async () => {
  const query = '{ participants(where: { memo: { _like: "%늦%" } }) { id } }';
  await engine.execute({ query }, { role: 'manager', variables: {} });
  expect(watch.wholeReads()).toEqual([expect.objectContaining({ table: 'participants' })]);
});
