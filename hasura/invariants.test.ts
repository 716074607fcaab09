import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoWorld } from '#api/testing/world.node.ts';
import type { Database } from '#api/ports/database.ts';
import { findBreaches, invariants } from './testing/breaches.ts';

let db: Database;
beforeAll(async () => void (db = await openDemoWorld()));
afterAll(() => db.close());

it('hold in the demo world', async () => {
  expect(await findBreaches(db.sql)).toEqual([]);
});

it('each say one thing', () => {
  expect(new Set(invariants.map(({ rule }) => rule)).size).toBe(invariants.length);
});
