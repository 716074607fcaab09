import type { TypedDocumentNode } from '@urql/core';
import { parse, print } from 'graphql';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { failed, filled } from '../states.ts';
import { inspectMocks } from './inspectMocks.ts';

const types = {
  query_root: { lectures: '[lectures!]!', lectures_by_pk: 'lectures' },
  lectures: { id: 'uuid!', name: 'String!', capacity: 'smallint', startsAt: 'time', createdAt: 'timestamptz!' },
};
const server = setupServer();
const complain = vi.fn<(refusal: string) => void>();

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  const inspect = inspectMocks(Promise.resolve(types), complain);
  server.events.on('response:mocked', (call) => void pending.push(inspect(call)));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const pending: Promise<void>[] = [];
const id = '01990000-0000-7000-9000-000000000001';

/** What is said of the mocks after a call. */
async function saidAfter(call: Promise<Response>): Promise<string[]> {
  complain.mockClear();
  await (await call).text();
  await vi.waitUntil(() => pending.length > 0);
  await Promise.all(pending.splice(0));
  return complain.mock.calls.map(([said]) => said.replace('The contract refuses a mock: ', ''));
}

const ask = (document: TypedDocumentNode) =>
  send('/gql', { operationName: 'Lectures', query: print(document), variables: {} });

function send(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`http://localhost/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('an answer that the server could give is not spoken of, whatever else its builder made', async () => {
  const document = parse('query Lectures { all: lectures { ...Row } } fragment Row on lectures { id startsAt }');
  server.use(filled(document as TypedDocumentNode<unknown>, { all: [{ id, startsAt: '18:30:00', room: '301' }] }));
  expect(await saidAfter(ask(document))).toEqual([]);
});

test('an answer that the schema refuses is told with its path and the reason, once a field', async () => {
  const document = parse('query Lectures { lectures { id name capacity startsAt createdAt } }');
  const bad = { id: 'l1', name: null, capacity: 40_000, startsAt: '18:30', createdAt: '2026-11-02' };
  server.use(filled(document as TypedDocumentNode<unknown>, { lectures: [bad, bad] }));
  expect(await saidAfter(ask(document))).toEqual([
    'Lectures, $.lectures[0].id: "l1" is no uuid',
    'Lectures, $.lectures[0].name: null, but String! is never null',
    'Lectures, $.lectures[0].capacity: 40000 is no smallint',
    'Lectures, $.lectures[0].startsAt: "18:30" is no time',
    'Lectures, $.lectures[0].createdAt: "2026-11-02" is no timestamptz',
  ]);
});

test('a field that the schema has not, that is missing, or that nobody asked for is refused', async () => {
  const document = parse('query Lectures { lectures { id colour } lectures_by_pk(id: 1) { name } }');
  const data = { lectures: [{ id, colour: 'red' }], lectures_by_pk: {}, terms: [] };
  server.use(http.post('*/api/gql', () => Response.json({ data })));
  expect(await saidAfter(ask(document as TypedDocumentNode))).toEqual([
    'Lectures, $.terms: is not asked for',
    'Lectures, $.lectures[0].colour: lectures has no field colour',
    'Lectures, $.lectures_by_pk.name: is missing',
  ]);
});

test('a list where the schema has none is refused, and the other way round', async () => {
  const document = parse('query Lectures { lectures { id } lectures_by_pk(id: 1) { id } }');
  const data = { lectures: { id }, lectures_by_pk: [{ id }] };
  server.use(filled(document as TypedDocumentNode<unknown>, data));
  expect(await saidAfter(ask(document as TypedDocumentNode))).toEqual([
    'Lectures, $.lectures: no list, but [lectures!]!',
    'Lectures, $.lectures_by_pk: no object, but lectures',
  ]);
});

test('an answer of an operation is held against its schema, and its status', async () => {
  const body = { name: '김민수' };
  server.use(filled('createStudent', { id }));
  expect(await saidAfter(send('/students', body))).toEqual([]);
  server.use(filled('createStudent', { id: 's1' }));
  expect(await saidAfter(send('/students', body))).toEqual(['createStudent, answer.id: Invalid UUID']);
  const row = { id, name: '김민수' };
  server.use(filled('createStudent', row));
  expect(await saidAfter(send('/students', body))).toEqual([]);
  server.use(http.post('*/api/students', () => Response.json(row, { status: 201 })));
  expect(await saidAfter(send('/students', body))).toEqual(['createStudent, answer: Unrecognized key: "name"']);
  server.use(http.post('*/api/students', () => Response.json({ id })));
  expect(await saidAfter(send('/students', body))).toEqual(['createStudent, status 200, but 201 is promised']);
});

test('what a screen sends is held against the contract, also where it is refused for another reason', async () => {
  server.use(failed('createStudent', { status: 409 }));
  expect(await saidAfter(send('/students', { name: '', grade: '고4' }))).toEqual([
    expect.stringContaining('createStudent, body.name: Too small'),
    expect.stringContaining('createStudent, body.grade: Invalid'),
  ]);
  server.use(failed('createStudent', { status: 400 }));
  expect(await saidAfter(send('/students', { name: '' }))).toEqual([]);
});
