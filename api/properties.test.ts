import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askBreaches, planBreaches } from '#hasura/testing/breaches.ts';
import { startApi, type Person, type TestApi } from './testing/api.ts';
import { giveAnyCommand } from './testing/random/commands.ts';
import { diceOf } from './testing/random/dice.ts';
import { openUndoableWorld, type UndoableWorld } from './testing/random/nested.node.ts';
import { readShape, writeAnything, type Shape } from './testing/random/statements.ts';

// The invariants of the data hold after any sequence of commands and direct writes.

const sequences = 200 * Number(process.env.TEST_RUNS);
const people: Person[] = ['admin', 'ta', 'taAdmin', 'minsu'];

let world: UndoableWorld;
let api: TestApi;
let shape: Shape;
beforeAll(async () => {
  world = await openUndoableWorld();
  api = await startApi({}, world.db);
  shape = await readShape(world.db.sql);
  await planBreaches(world.db.sql);
  // Signed in first, outside the sequences that are rolled back.
  for (const person of people) await api.send('GET', '/sp/none', { as: person });
});
afterAll(() => api.close());

const step = fc.record({
  kind: fc.constantFrom('command', 'command', 'command', 'insert', 'insert', 'update', 'update', 'update', 'delete'),
  seed: fc.nat(),
});
type Step = { kind: 'command' | 'insert' | 'update' | 'delete'; seed: number };

it('holds after any sequence of commands and writes', { timeout: 300_000, tags: ['sampled'] }, async () => {
  const done: Record<string, number> = {};
  const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), (steps) =>
    world.undone(async () => {
      for (const each of steps as Step[]) {
        const outcome = `${each.kind} ${await take(each)}`;
        done[outcome] = (done[outcome] ?? 0) + 1;
      }
      expect(await askBreaches(world.db.sql)).toEqual([]);
    }),
  );
  await fc.assert(property, {
    numRuns: sequences,
    seed: Number(process.env.FAST_CHECK_SEED ?? 1),
    endOnFailure: false,
  });
  // Most random writes are refused; enough must pass for the test to mean anything.
  for (const kind of ['command', 'insert', 'update', 'delete']) {
    expect(done[`${kind} passed`] ?? 0, JSON.stringify(done)).toBeGreaterThan(sequences / 10);
  }
});

async function take({ kind, seed }: Step): Promise<'passed' | 'refused'> {
  const dice = diceOf(seed);
  if (kind === 'command') {
    const { status, body } = await giveAnyCommand(api, world.db.sql, people, dice);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    return status < 300 ? 'passed' : 'refused';
  }
  try {
    await world.db.sql.transaction((client) => writeAnything(client, shape, kind, dice));
    return 'passed';
  } catch (error) {
    // Anything but a refusal is a fault of a trigger.
    const { code, message } = error as { code?: string; message: string };
    expect(code, `${kind} ${seed}: ${message}`).toMatch(/^(22|23)/);
    return 'refused';
  }
}
