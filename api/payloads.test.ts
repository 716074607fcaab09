// @module-tag tree
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import { readTable } from '#openapi/table.ts';
import { startApi, type TestApi } from './testing/api.ts';
import type { Payload } from './testing/payloads/payload.ts';

const modules = import.meta.glob<{ payloads: Payload[] }>('./testing/payloads/*.ts', { eager: true });
const payloads = Object.values(modules).flatMap((module) => module.payloads ?? []);

const table = readTable(readFileSync(`${import.meta.dirname}/../openapi/operations.tsv`, 'utf8'));
const described = new Set(Object.values(operations).map(({ method, path }) => `${method} ${path}`));
const [served, later] = [true, false].map((is) => payloads.filter(({ call }) => described.has(call) === is));

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

test('every call is one of the table', () => {
  const known = new Set(table.map(({ method, path }) => `${method} ${path}`));
  expect(payloads.map(({ call }) => call).filter((call) => !known.has(call))).toEqual([]);
});

describe('is accepted as it was first written, and does what it says:', () => {
  it.each(served!.map((payload) => [payload.call, payload] as const))('%s', async (call, payload) => {
    const { params = {}, query = '', body, read, becomes } = await payload.prepare(api);
    const [method = '', template = ''] = call.split(' ');
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? `no ${name}`);
    const answer = await api.send(method, path + query, { as: payload.as, body });
    expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(200);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(read ? await read(answer) : answer.body).toMatchObject(becomes as object);
    if (payload.unconditional !== undefined) expect(await newestUnconditional()).toBe(payload.unconditional);
  });
});

// Their operations are described later; then these run by themselves.
for (const { call } of later!) it.todo(call);

/** The kind of the newest change set that says it replaced whatever was there. */
async function newestUnconditional() {
  const newest = await api.deps.db.kysely
    .selectFrom('change_sets')
    .select(['kind', 'facts'])
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  expect(newest.facts).toEqual({ unconditional: true });
  return newest.kind;
}
