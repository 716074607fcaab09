import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../index.ts';
import { openDatabase, type TestDatabase } from '../testing/pgliteDatabase.ts';
import { Chooser } from './chooser.ts';
import { differenceOf } from './difference.ts';
import { makeQuestion } from './makeQuestion.ts';
import { makeWorld } from './makeWorld.ts';
import { printQuestion } from './print.ts';
import { MIGRATION, projectOf } from './project.ts';
import { answerOf } from './reference/answer.ts';
import type { Value } from './types.ts';

// TEST_RUNS=17 SEED=7 SHRINK=1 npx vitest run hasura/engine/properties
const QUESTIONS_PER_WORLD = 20;
const runs = 300 * Number(process.env['TEST_RUNS']);
const seed = Number(process.env['SEED'] ?? 20240611);

let db: TestDatabase;
beforeAll(async () => void (db = await openDatabase()));
afterAll(() => db.close());

it(
  `answers ${runs} random documents over random worlds as the reference does`,
  { timeout: 3_600_000, tags: ['sampled'] },
  async () => {
    let asked = 0;
    const property = fc.asyncProperty(fc.gen(), async (g) => {
      const choose = new Chooser(g);
      const world = makeWorld(choose);
      const files = projectOf(world);
      db.seen.length = 0;
      await db.exec(`drop schema public cascade; create schema public; ${files[MIGRATION]}`);
      const engine = await createEngine(db, files);
      for (let number = 0; number < QUESTIONS_PER_WORLD; number++) {
        const question = makeQuestion(choose, world);
        if (!question) continue;
        const request = printQuestion(choose, question);
        const { result, hidden } = await engine.execute(request, { role: question.role, variables: world.session });
        const wrong = result.errors
          ? JSON.stringify([result.errors, hidden])
          : difference(answerOf(world, question), result.data);
        asked += 1;
        if (wrong === null) continue;
        throw new Error(
          [wrong, question.role, request.query, JSON.stringify(request.variables), JSON.stringify(files)].join('\n'),
        );
      }
    });
    await fc.assert(property, {
      numRuns: Math.ceil(runs / QUESTIONS_PER_WORLD),
      seed,
      endOnFailure: !process.env['SHRINK'],
    });
    expect(asked).toBeGreaterThan(runs / 2);
  },
);

function difference(wanted: Value, given: unknown): string | null {
  return differenceOf(wanted, given as Value);
}
