import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ChangeFeed, LiveQueries, createEngine, socketServerOptions } from '#engine';
import { listen, type Listening } from '#hasura/engine/http/listen.node.ts';
import { authenticator, serveHttp } from '#hasura/engine/http/serve.ts';
import { readSettings } from '#hasura/engine/http/settings.ts';
import { staff, students } from '#mocks/cast.ts';
import { readProjectFiles } from '../adapters/projectFiles.node.ts';
import { serveWebsockets } from '../adapters/server/websockets.node.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { openDemoWorld } from '../testing/world.node.ts';
import { subscriptionOptions } from './live/subscriptions.ts';

// The engine in a separate server plays Hasura: same paths, tokens and protocol.
const secret = 'a secret of at least 32 characters';
const settings = readSettings({
  HASURA_GRAPHQL_ADMIN_SECRET: 'only the server itself knows',
  HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: 'HS256', key: secret, issuer: 'academy' }),
  HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
});

let hasura: Listening;
let api: TestApi;
const server = createServer();
let closeSockets: () => Promise<void>;

beforeAll(async () => {
  const db = await openDemoWorld();
  const engine = await createEngine(db.sql, readProjectFiles());
  const changes = new ChangeFeed();
  const authenticate = authenticator(settings);
  const wrote = () => changes.announce(null);
  const sockets = socketServerOptions({ engine, live: new LiveQueries(changes), authenticate, wrote });
  hasura = await listen(serveHttp(engine, { authenticate, wrote }), sockets, 0);
  api = await startApi({ secret, hasuraUrl: `http://localhost:${hasura.port}` }, db);
  closeSockets = serveWebsockets(server, { path: '/api/gql', admits: () => true }, () => subscriptionOptions(api.deps));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  await closeSockets();
  server.close();
  await hasura.stop();
  await api.close();
});

function connect(token?: string) {
  const heard: unknown[] = [];
  const client = createClient({
    url: `ws://localhost:${(server.address() as AddressInfo).port}/api/gql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  });
  const ask = (query: string) =>
    client.subscribe(
      { query },
      {
        next: ({ data, errors }) => heard.push(errors ?? data),
        error: (error) => heard.push(error),
        complete: () => undefined,
      },
    );
  return { client, heard, ask };
}

/** Connecting and answering through two servers is slow on a busy machine. */
const patiently = { timeout: 10_000 };

const wordDecks = 'wordDecks(order_by: { title: asc }, where: { title: { _like: "%하수라%" } }) { title }';

describe('with a Hasura server', () => {
  it('forwards each request with the role of its sender', async () => {
    const visited = await api.gql('{ terms(order_by: { id: asc }) { id } }');
    expect(visited.body.data.terms).toEqual([{ id: 'privacy' }, { id: 'service' }]);
    const refused = await api.gql('{ studentMemos { body } }', { as: 'minsu' });
    expect(refused.body.errors[0].extensions.code).toBe('validation-failed');
    const own = await api.gql('{ me: users { name } }', { as: 'minsu' });
    expect(own.body.data.me).toEqual([{ name: students.minsu.name }]);
  });

  it('forwards a mutation and announces it', async () => {
    const roots: string[] = [];
    const stop = await api.deps.events.subscribe(
      (event) => roots.push(...event.roots),
      () => undefined,
    );
    await api.gql('mutation { insert_wordDecks_one(object: { title: "하수라 1" }) { id } }', { as: 'ta' });
    await expect.poll(() => roots, patiently).toContain('wordDecks');
    stop();
    expect((await api.gql(`{ ${wordDecks} }`, { as: 'ta' })).body.data).toEqual({ wordDecks: [{ title: '하수라 1' }] });
  });

  it('words the refusal of a trigger, over HTTP and over a socket', async () => {
    const mutation = 'mutation { delete_attendanceTypes(where: { name: { _eq: "출석" } }) { affected_rows } }';
    const message = expect.stringMatching(/^.+의 출결 \d+건에 쓰이고 있어 삭제할 수 없습니다\./);
    expect((await api.gql(mutation, { as: 'admin' })).body.errors).toEqual([expect.objectContaining({ message })]);
    const { token } = await api.signIn(staff.admin.loginId);
    const { client, heard, ask } = connect(token);
    ask(mutation);
    await expect.poll(() => heard, patiently).toEqual([[expect.objectContaining({ message })]]);
    await client.dispose();
  });

  it('forwards subscriptions with a token of their own', async () => {
    const { token } = await api.signIn(staff.ta.loginId);
    const { client, heard, ask } = connect(token);
    ask(`subscription { ${wordDecks} }`);
    await expect.poll(() => heard, patiently).toEqual([{ wordDecks: [{ title: '하수라 1' }] }]);
    ask('mutation { insert_wordDecks_one(object: { title: "하수라 2" }) { title } }');
    await expect
      .poll(() => heard, patiently)
      .toContainEqual({ wordDecks: [{ title: '하수라 1' }, { title: '하수라 2' }] });
    expect(heard).toContainEqual({ insert_wordDecks_one: { title: '하수라 2' } });
    await client.dispose();
  });

  it('refuses subscriptions of students to hidden fields, and broken documents', async () => {
    const { token } = await api.signIn(students.minsu.loginId);
    const { client, heard, ask } = connect(token);
    ask('subscription { users { passwordHash } }');
    await expect.poll(() => JSON.stringify(heard), patiently).toContain('validation-failed');
    ask('subscription {');
    await expect.poll(() => JSON.stringify(heard), patiently).toContain('not a valid graphql query');
    ask('mutation { delete_wordDecks(where: {}) { affected_rows } }');
    await expect.poll(() => JSON.stringify(heard), patiently).toContain("'delete_wordDecks' not found in type");
    await client.dispose();
  });
});
