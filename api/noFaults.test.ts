import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { apiRole } from './ports/database.ts';
import { startApi, type TestApi } from './testing/api.ts';
import { giveOperation } from './testing/random/commands.ts';
import { diceOf } from './testing/random/dice.ts';
import { openUndoableWorld, type UndoableWorld } from './testing/random/nested.node.ts';
import { people, signInAll } from './testing/random/requests.ts';
import { twistOf } from './testing/random/twists.ts';

// No request is a fault of the server, whatever its body: every operation, by turns as each kind of person.

const ids = Object.keys(operations) as OperationId[];
/** Each operation at least once. */
const requests = Math.max(ids.length, 900 * Number(process.env.TEST_RUNS));

let world: UndoableWorld;
let api: TestApi;
beforeAll(async () => {
  world = await openUndoableWorld();
  // As in production, so that a right that the api lacks is a fault here.
  await world.db.sql.exec(`grant pg_read_server_files to ${apiRole}; set role ${apiRole}`);
  api = await startApi({}, world.db);
  // Signed in first, outside the requests that are rolled back.
  await signInAll(api);
});
afterAll(() => api.close());

it(
  'answers any operation with any body by a success or a refusal',
  { timeout: 200 * requests, tags: ['sampled'] },
  async () => {
    const seed = Number(process.env.FAST_CHECK_SEED ?? 1);
    const faults: string[] = [];
    let passed = 0;
    for (let n = 0; n < requests; n++) {
      const dice = diceOf(seed * 100_000 + n);
      const id = ids[n % ids.length] as OperationId;
      // Half of them by those who may do most.
      const able = operations[id].path.startsWith('/sp/') ? 'minsu' : 'admin';
      const person = dice.chance(50) ? able : dice.pick(people);
      const twist = twistOf(dice);
      await world.undone(async () => {
        const answer = await giveOperation(api, world.db.sql, id, person, dice, twist);
        if (answer.status < 300) passed++;
        if (answer.status >= 500) faults.push(`${id} as ${person ?? 'visitor'} (${n}): ${answer.status}`);
      });
    }
    expect(faults, api.logged.filter((line) => line.includes('"fault"')).join('\n')).toEqual([]);
    // Enough must get through the validation for the test to mean anything.
    expect(passed).toBeGreaterThan(requests / 20);
  },
);
