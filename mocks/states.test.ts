// @module-tag tree
import type { TypedDocumentNode } from '@urql/core';
import { parse, print } from 'graphql';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { refuseResponse } from './contract/refuseOperation.ts';
import { empty, failed, filled, loading } from './states.ts';

type Lectures = TypedDocumentNode<{ lectures: { name: string }[] }, { status: string }>;
const document = parse('query Lectures($status: String!) { lectures(where: { status: { _eq: $status } }) { name } }');
const lectures = document as Lectures;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('a filled document answers data; a function gets the variables', async () => {
  server.use(filled(lectures, ({ status }) => ({ lectures: [{ name: status }] })));
  expect(await ask(lectures)).toEqual({ data: { lectures: [{ name: 'ACTIVE' }] } });
});

test('an empty document answers like a server without rows', async () => {
  const detail = parse(
    'query Detail { mine: lectures { name } lectures_by_pk(id: 1) { name } lectures_aggregate { aggregate { count } nodes { name } } }',
  );
  server.use(empty(detail));
  expect(await ask(detail)).toEqual({
    data: { mine: [], lectures_by_pk: null, lectures_aggregate: { aggregate: { count: 0 }, nodes: [] } },
  });
});

test('a failed document answers one GraphQL error', async () => {
  server.use(failed(lectures, { detail: '읽을 수 없습니다.' }));
  expect(await ask(lectures)).toEqual({
    errors: [{ message: '읽을 수 없습니다.', extensions: { code: 'unexpected', path: '$' } }],
  });
});

test('a loading document does not answer, and says each time that it was asked', async () => {
  const asked = vi.fn();
  server.use(loading(lectures, asked));
  await expect(ask(lectures, AbortSignal.timeout(300))).rejects.toThrow('timeout');
  expect(asked).toHaveBeenCalledOnce();
});

test('an operation answers with the status of the contract', async () => {
  server.use(
    filled('createLecture', (_, { name }) => ({ id: name })),
    filled('logout'),
  );
  const created = await send('/api/lectures', { name: '미적분 A' });
  expect([created.status, await created.json()]).toEqual([201, { id: '미적분 A' }]);
  expect((await send('/api/auth/logout')).status).toBe(204);
});

test.for(Object.entries(operations))(
  '%s answers without a reply what the contract takes, the same each time',
  async ([id, call]) => {
    server.use(filled(id as OperationId));
    const path = call.path.replaceAll(/\{\w+\}/g, '01990000-0000-7000-9000-000000000001');
    const ask = () => fetch(`http://localhost/api${path}`, { method: call.method });
    const [first, second] = [await ask(), await ask()];
    expect(await first.clone().text()).toBe(await second.text());
    expect([first.status, await refuseResponse(id as OperationId, first)]).toEqual([call.status, []]);
  },
);

test('an operation whose answer is no JSON answers the whole response, each time', async () => {
  const path = '/api/lectures/a/weekly-lectures/b/grade-omr/c/print';
  server.use(filled('printOmrSheets', new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })));
  for (const _ of ['first', 'second']) {
    const printed = await send(path, {});
    expect([printed.headers.get('content-type'), await printed.text()]).toEqual(['application/pdf', '%PDF']);
  }
});

test('a failed operation answers a problem', async () => {
  server.use(failed('createLecture', { status: 409, code: 'conflict', detail: '이미 있는 강의입니다.' }));
  const answer = await send('/api/lectures', {});
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 409, code: 'conflict', detail: '이미 있는 강의입니다.' });
});

test('a failed operation says what a person reads at its fields, too', async () => {
  server.use(failed('createLecture', 422, 'taken', '이미 있는 이름입니다.', 'name'));
  const told = { status: 422, code: 'taken', detail: '이미 있는 이름입니다.' };
  const errors = [{ field: 'name', message: told.detail }];
  expect(await (await send('/api/lectures')).json()).toMatchObject({ ...told, errors });
});

async function ask(query: typeof document, signal?: AbortSignal): Promise<unknown> {
  const body = { query: print(query), variables: { status: 'ACTIVE' } };
  return (await send('/api/gql', body, signal)).json();
}

function send(path: string, body: object = {}, signal: AbortSignal | null = null): Promise<Response> {
  return fetch(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}
