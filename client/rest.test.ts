// @module-tag tree
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';
import { call } from './rest.ts';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(() => Promise.resolve(Response.json({ id: '1' })));
  vi.stubGlobal('fetch', sent);
});

async function requestOf(run: () => Promise<unknown>) {
  await run();
  const [url, init] = sent.mock.calls[0] ?? [];
  return { url, ...init, type: new Headers(init?.headers).get('content-type') };
}

test('a body is sent as JSON, with the caller’s headers and signal', async () => {
  const { signal } = new AbortController();
  const init = { signal, headers: { 'X-Reason': 'test' } };
  const request = await requestOf(() => call('POST', '/tag', { json: { name: '가' } }, init));
  expect(request).toMatchObject({
    url: '/api/tag',
    method: 'POST',
    body: '{"name":"가"}',
    type: 'application/json',
    signal,
  });
  expect(new Headers(request.headers).get('x-reason')).toBe('test');
});

test('a call without a body has no content type', async () => {
  expect(await requestOf(() => call('DELETE', '/tag/1', {}))).toMatchObject({
    url: '/api/tag/1',
    method: 'DELETE',
    type: null,
  });
});

test('a query omits undefined parameters', async () => {
  const query = { from: '2026-01-01', to: undefined, count: 3 };
  expect((await requestOf(() => call('GET', '/slots', { query }))).url).toBe('/api/slots?from=2026-01-01&count=3');
  sent.mockClear();
  expect((await requestOf(() => call('GET', '/slots', { query: {} }))).url).toBe('/api/slots');
});

test('a form contains files and texts unchanged, everything else as JSON', async () => {
  const file = new File(['x'], 'x.csv');
  const form = { mode: 'PREVIEW', file, sheet: { rows: [1] }, plan: undefined };
  const { body } = await requestOf(() => call('POST', '/import', { form }));
  expect([...(body as FormData).entries()]).toEqual([
    ['mode', 'PREVIEW'],
    ['file', file],
    ['sheet', '{"rows":[1]}'],
  ]);
});

test('every generated command names the roots of its contract', () => {
  const commands = Object.entries(operations).filter(([, { method }]) => method !== 'GET');
  const named = commands.map(([operationId, { tag }]) => {
    const text = readFileSync(new URL(`generated/rest/${tag}.ts`, import.meta.url), 'utf8');
    const [, tables] = new RegExp(`use${operationId}\\b[^\\[]*useCommand\\(\\[(.*?)\\]`, 'i').exec(text) ?? [];
    return [operationId, tables?.split(', ').flatMap((name) => name.replaceAll("'", '') || [])];
  });
  expect(named.length).toBeGreaterThan(100);
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(commands.map(([operationId, { invalidates }]) => [operationId, invalidates])),
  );
});
