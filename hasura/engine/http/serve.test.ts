import { generateKeyPair, exportSPKI, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';
import { authenticator, serveHttp } from './serve.ts';
import { readSettings } from './settings.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

type Environment = Record<string, string>;

async function post(body: unknown, headers: Record<string, string> = {}, environment: Environment = {}) {
  const app = serveHttp(shop.engine, { authenticate: authenticator(readSettings(environment)) });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await app.request('/v1/graphql', { method: 'POST', body: text, headers });
  // A test says what it expects; a wrong guess fails it.
  return { status: response.status, json: JSON.parse(await response.text()) as Record<string, unknown> };
}

const refused = (code: string, message: unknown = expect.any(String)) => ({
  status: 200,
  json: { errors: [{ message, extensions: { path: '$', code } }] },
});

const books = { query: '{ books(order_by: {id: asc}) { id } }' };
const ids = (...list: number[]) => ({ status: 200, json: { data: { books: list.map((id) => ({ id })) } } });

describe('POST /v1/graphql', () => {
  it('answers with the text the database built', async () => {
    const app = serveHttp(shop.engine, { authenticate: authenticator(readSettings({})) });
    const response = await app.request('/v1/graphql', {
      method: 'POST',
      body: JSON.stringify({ query: '{ books_by_pk(id: 1) { barcode price } }' }),
    });
    expect(response.headers.get('content-type')).toContain('application/json');
    const text = await response.text();
    expect(text.replaceAll(' ', '')).toBe('{"data":{"books_by_pk":{"barcode":9007199254740993,"price":12.50}}}');
  });

  it('answers a batch in order, each for itself', async () => {
    const { json } = await post([books, { query: 'nonsense' }, { query: '{ __typename }' }]);
    expect(json).toEqual([
      { data: { books: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] } },
      { errors: [expect.anything()] },
      { data: { __typename: 'query_root' } },
    ]);
  });

  it.each([
    ['no JSON', '{', 'invalid-json'],
    ['no object', '7', 'parse-failed'],
    ['no query', '{}', 'parse-failed'],
    ['an empty batch', '[]', 'bad-request'],
    ['variables that are no object', '{"query":"{ x }","variables":[1]}', 'parse-failed'],
    ['a persisted query', '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}', 'not-supported'],
  ])('refuses %s', async (_, body, code) => {
    expect(await post(body)).toEqual(refused(code));
  });

  it('answers the health check', async () => {
    const app = serveHttp(shop.engine, { authenticate: authenticator(readSettings({})) });
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

describe('who asks', () => {
  const secret = { HASURA_GRAPHQL_ADMIN_SECRET: 'secret' };

  it('has any role it names when there is no admin secret', async () => {
    expect(await post(books)).toEqual(ids(1, 2, 3, 4));
    expect(await post(books, { 'X-Hasura-Role': 'reader' })).toEqual(ids(1, 2));
  });

  it('is the admin with the secret, or a role and session variables', async () => {
    expect(await post(books, { 'x-hasura-admin-secret': 'secret' }, secret)).toEqual(ids(1, 2, 3, 4));
    const writer = { 'x-hasura-admin-secret': 'secret', 'X-Hasura-Role': 'writer', 'X-Hasura-User-Id': '2' };
    expect(await post(books, writer, secret)).toEqual(ids(1, 2, 4));
  });

  it('is refused with a wrong secret or without one', async () => {
    const wrong = 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"';
    expect(await post(books, { 'x-hasura-admin-secret': 'wrong' }, secret)).toEqual(refused('access-denied', wrong));
    expect(await post(books, {}, secret)).toEqual(refused('access-denied'));
  });

  it('is the unauthorized role without one, whatever the headers say', async () => {
    const settings = { ...secret, HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'reader' };
    expect(await post(books, {}, settings)).toEqual(ids(1, 2));
    expect(await post(books, { 'x-hasura-role': 'admin' }, settings)).toEqual(ids(1, 2));
    const orders = await post({ query: '{ orders { id } }' }, { 'x-hasura-user-id': '7' }, settings);
    expect(orders).toEqual(refused('not-found', 'missing session variable: "x-hasura-user-id"'));
  });
});

describe('a JWT', () => {
  const key = 'k'.repeat(32);
  const settings = (config: object) => ({
    HASURA_GRAPHQL_ADMIN_SECRET: 'secret',
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: 'HS256', key, ...config }),
  });
  const claims = {
    'x-hasura-allowed-roles': ['writer', 'reader'],
    'x-hasura-default-role': 'writer',
    'X-Hasura-User-Id': '2',
  };
  const sign = (payload: Record<string, unknown>) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(key));
  const bearer = async (payload: Record<string, unknown>) => ({ authorization: `Bearer ${await sign(payload)}` });
  const namespaced = { 'https://hasura.io/jwt/claims': claims };

  it('gives role and session variables; a header chooses among its roles', async () => {
    const headers = await bearer(namespaced);
    expect(await post(books, headers, settings({}))).toEqual(ids(1, 2, 4));
    expect(await post(books, { ...headers, 'x-hasura-role': 'reader' }, settings({}))).toEqual(ids(1, 2));
    const admin = await post(books, { ...headers, 'x-hasura-role': 'admin' }, settings({}));
    expect(admin).toEqual(refused('access-denied', 'Your requested role is not in allowed roles'));
  });

  it('is needed unless there is an unauthorized role', async () => {
    expect(await post(books, {}, settings({}))).toEqual(refused('invalid-headers'));
    const open = { ...settings({}), HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'reader' };
    expect(await post(books, {}, open)).toEqual(ids(1, 2));
    expect(await post(books, { authorization: 'Bearer nonsense' }, open)).toEqual(refused('invalid-jwt'));
  });

  it('has to be signed, in time, and for us', async () => {
    const other = await new SignJWT(namespaced)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('x'.repeat(32)));
    const forged = await post(books, { authorization: `Bearer ${other}` }, settings({}));
    expect(forged).toEqual(refused('invalid-jwt', 'Could not verify JWT: JWSError JWSInvalidSignature'));
    const late = await bearer({ ...namespaced, exp: 1 }).then(() =>
      new SignJWT({ ...namespaced, exp: 1 }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(key)),
    );
    const expired = await post(books, { authorization: `Bearer ${late}` }, settings({}));
    expect(expired).toEqual(refused('invalid-jwt', 'Could not verify JWT: JWTExpired'));
    const elsewhere = await post(books, await bearer({ ...namespaced, aud: 'them' }), settings({ audience: 'us' }));
    expect(elsewhere).toEqual(refused('invalid-jwt', 'Could not verify JWT: JWTNotInAudience'));
    expect(await post(books, await bearer({ ...namespaced, aud: 'us' }), settings({ audience: ['us'] }))).toEqual(
      ids(1, 2, 4),
    );
  });

  it('has to have Hasura claims', async () => {
    expect(await post(books, await bearer({}), settings({}))).toEqual(refused('jwt-invalid-claims'));
    const roleless = { 'https://hasura.io/jwt/claims': { 'x-hasura-user-id': '1' } };
    expect(await post(books, await bearer(roleless), settings({}))).toEqual(refused('jwt-missing-role-claims'));
  });

  it('may contain them elsewhere, as text, or mapped', async () => {
    const deep = { my: { claims: JSON.stringify(claims) } };
    const found = settings({ claims_namespace_path: '$.my.claims', claims_format: 'stringified_json' });
    expect(await post(books, await bearer(deep), found)).toEqual(ids(1, 2, 4));
    const map = {
      'x-hasura-allowed-roles': ['writer'],
      'x-hasura-default-role': 'writer',
      'x-hasura-user-id': { path: '$.user.id', default: '1' },
    };
    expect(await post(books, await bearer({ user: { id: '2' } }), settings({ claims_map: map }))).toEqual(ids(1, 2, 4));
    expect(await post(books, await bearer({}), settings({ claims_map: map }))).toEqual(ids(1, 2, 3, 4));
  });

  it('may come in a cookie or a header of its own', async () => {
    const token = await sign(namespaced);
    const cookie = settings({ header: { type: 'Cookie', name: 'session' } });
    expect(await post(books, { cookie: `a=b; session=${token}` }, cookie)).toEqual(ids(1, 2, 4));
    const header = settings({ header: { type: 'CustomHeader', name: 'X-Token' } });
    expect(await post(books, { 'x-token': token }, header)).toEqual(ids(1, 2, 4));
  });

  it('may be signed with a key pair', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT(namespaced).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    const config = settings({ type: 'RS256', key: await exportSPKI(publicKey) });
    expect(await post(books, { authorization: `Bearer ${token}` }, config)).toEqual(ids(1, 2, 4));
  });

  it.each(['{', '{"type":"HS256"}', '{"key":"x"}', '{"type":"none","key":"x"}'])('cannot be set up with %s', (text) => {
    const environment = { HASURA_GRAPHQL_ADMIN_SECRET: 's', HASURA_GRAPHQL_JWT_SECRET: text };
    expect(() => readSettings(environment)).toThrow('HASURA_GRAPHQL_JWT_SECRET');
  });
});
