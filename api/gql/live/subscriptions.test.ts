import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { staff, students } from '#mocks/cast.ts';
import { serveWebsockets } from '../../adapters/server/websockets.node.ts';
import { DatabaseAway } from '../../ports/database.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { subscriptionOptions } from './subscriptions.ts';

let api: TestApi;
const server = createServer();
let closeSockets: () => Promise<void>;

beforeAll(async () => {
  api = await startApi({ heartbeat: 100 });
  // Otherwise the first request would wait for the engine.
  await api.deps.engine();
  closeSockets = serveWebsockets(server, { path: '/api/gql', admits: () => true }, () => subscriptionOptions(api.deps));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  await closeSockets();
  server.close();
  await api.close();
});

function connect(token?: string) {
  const closed: number[] = [];
  const client = createClient({
    url: `ws://localhost:${(server.address() as AddressInfo).port}/api/gql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    on: { closed: (event) => closed.push((event as { code: number }).code) },
  });
  const heard: unknown[] = [];
  const listen = (query: string, variables = {}) =>
    client.subscribe(
      { query, variables },
      { next: ({ data }) => heard.push(data), error: (error) => heard.push(error), complete: () => undefined },
    );
  return { client, closed, heard, listen };
}

describe('subscriptions at /api/gql', () => {
  it('see what a command or another GraphQL client changed', async () => {
    const { token } = await api.signIn(staff.ta.loginId);
    const { client, heard, listen } = connect(token);
    listen('subscription { wordDecks_aggregate { aggregate { count } } }');
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(1);
    await api.gql('mutation { insert_wordDecks_one(object: { title: "살아 있는 단어장" }) { id } }', { as: 'ta' });
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
    await client.dispose();
  });

  it("serve the shapes that refine's live provider for Hasura sends: a list, many by id, one by key", async () => {
    const { token } = await api.signIn(staff.ta.loginId);
    const insert = await api.gql('mutation { insert_wordDecks_one(object: { title: "듣기 단어" }) { id } }', {
      as: 'ta',
    });
    const { id } = insert.body.data.insert_wordDecks_one;
    const { client, heard, listen } = connect(token);
    const list =
      'subscription wordDecks($limit: Int, $offset: Int, $order_by: [wordDecks_order_by!], $where: wordDecks_bool_exp) {' +
      ' wordDecks(limit: $limit, offset: $offset, order_by: $order_by, where: $where) { id title } }';
    const many = 'subscription wordDecks($where: wordDecks_bool_exp) { wordDecks(where: $where) { title } }';
    const one = 'subscription wordDecks_by_pk($id: uuid!) { wordDecks_by_pk(id: $id) { title } }';
    const where = { id: { _in: [id] } };
    // It sends a single order_by, not a list, and omits unused variables.
    listen(list, { limit: 10, offset: 0, order_by: { title: 'asc' }, where });
    listen(many, { where });
    listen(one, { id });
    const saying = (title: string) => [
      { wordDecks: [{ id, title }] },
      { wordDecks: [{ title }] },
      { wordDecks_by_pk: { title } },
    ];
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(expect.arrayContaining(saying('듣기 단어')));
    const rename = `mutation { update_wordDecks_by_pk(pk_columns: {id: "${id}"}, _set: {title: "들은 단어"}) { id } }`;
    await api.gql(rename, { as: 'ta' });
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(expect.arrayContaining(saying('들은 단어')));
    expect(heard).toHaveLength(6);
    await client.dispose();
  });

  it('show each person what their role may see', async () => {
    const { token } = await api.signIn(students.minsu.loginId);
    const { client, heard, listen } = connect(token);
    listen('subscription { users { passwordHash } }');
    await expect
      .poll(() => heard)
      .toEqual([[expect.objectContaining({ extensions: { path: expect.any(String), code: 'validation-failed' } })]]);
    await client.dispose();
  });

  it('are open to visitors for public rows, and closed to an invalid token', async () => {
    const visitor = connect();
    visitor.listen('subscription { terms { id } }');
    await expect.poll(() => visitor.heard.length, { timeout: 10_000 }).toBe(1);
    await visitor.client.dispose();
    const stranger = connect('nonsense');
    stranger.listen('subscription { terms { id } }');
    await expect.poll(() => stranger.closed).toEqual([4403]);
  });

  it('are fifty at most on one connection', async () => {
    const { token } = await api.signIn(students.minsu.loginId);
    const { client, heard, listen } = connect(token);
    for (let count = 0; count < 55; count++) listen('subscription { terms { id } }');
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(55);
    const refused = heard.filter((one) => JSON.stringify(one).includes('too-many-subscriptions'));
    expect(refused).toHaveLength(5);
    await client.dispose();
  });

  it('end within a heartbeat when the session does', async () => {
    const { token } = await api.signIn(students.doyun.loginId);
    const { closed, heard, listen } = connect(token);
    listen('subscription { terms { id } }');
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(1);
    await api.deps.db.kysely
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', students.doyun.id)
      .execute();
    await expect.poll(() => closed, { timeout: 10_000 }).toEqual([4403]);
  });

  it('end with "try again later" while the database is away, those that begin too', async () => {
    const { token } = await api.signIn(staff.ta.loginId);
    const before = connect(token);
    before.listen('subscription { terms { id } }');
    await expect.poll(() => before.heard.length, { timeout: 10_000 }).toBe(1);
    const { db } = api.deps;
    const away = () => {
      throw new DatabaseAway('away');
    };
    api.deps.db = { ...db, kysely: new Proxy(db.kysely, { get: away }) };
    const meanwhile = connect(token);
    meanwhile.listen('subscription { terms { id } }');
    await expect.poll(() => [before.closed, meanwhile.closed], { timeout: 10_000 }).toEqual([[1013], [1013]]);
    api.deps.db = db;
  });
});
