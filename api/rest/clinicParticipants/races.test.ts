// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { raceForSeats } from '../../testing/setups/clinicRaces.ts';

// A short run; the full race with three servers is `npm run bench -- race-clinic`. PGlite runs one transaction at a time, the server of
// TEST_DATABASE_URL many.
const clients = 12;
const rounds = process.env.TEST_DATABASE_URL === undefined ? 8 : 40;

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('no seat is given twice or lost under concurrent bookings', { timeout: 300_000 }, async () => {
  let seed = 20261121;
  const outcome = await raceForSeats({
    db: api.deps.db,
    secret: api.deps.place.secret,
    clients,
    rounds,
    send: (token, method, path, body) => api.send(method, path, { as: { token }, body }),
    // Park–Miller generator with a fixed seed, so that each run is the same.
    pick: (limit) => (seed = (seed * 48_271) % 2_147_483_647) % limit,
  });
  expect(outcome.breaches).toEqual([]);
  const answered = [...outcome.answers.values()].reduce((sum, times) => sum + times, 0);
  expect(answered).toBe(clients * rounds);
  expect([...outcome.answers.keys()].filter((answer) => !/^20[01]$|^4\d\d [a-z-]+$/.test(answer))).toEqual([]);
  expect(outcome.promotions).toBeGreaterThan(0);
});
