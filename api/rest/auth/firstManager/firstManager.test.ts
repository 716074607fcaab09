// @module-tag timeless
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import { createFirstAdmin } from '../../../firstAdmin.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import type { Sent } from '../../../testing/calls.ts';
import { addSetupToken } from './setupTokens.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startApi({}, await openMigrated());
  delete api.deps.place.publicUrl;
});
afterEach(() => api.close());

const academy = {
  academyName: '한빛학원',
  phone: '02-555-1234',
  address: '서울 강남구',
  hours: '평일 14–22시',
  accent: '#7a1f2b',
};
const person = { loginId: 'wonjang', name: ' 한서윤 ', newPassword: 'a long walk home' };
type Body = Partial<Sent<'createFirstManager'>>;

const newToken = () => addSetupToken(api.deps.db.kysely, api.deps.clock.now());
const open = async (token: string, { ip = '127.0.0.1', ...body }: Body & { ip?: string } = {}) => {
  const answer = await api.app.fetch(
    new Request('http://localhost:3000/api/auth/first-manager', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, academy, token, ...body }),
    }),
    { ip },
  );
  return { status: answer.status, body: await answer.json(), cookie: answer.headers.get('set-cookie') };
};
const managers = async () =>
  (await api.deps.db.kysely.selectFrom('users').select('login_id').where('type', '=', 'ADMIN').execute()).length;
const refused = async (answer: ReturnType<typeof open>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('an academy that nobody leads', () => {
  it('is opened by the token of its address, with a password of one’s own, and is called what it is', async () => {
    const { status, body, cookie } = await open(await newToken());
    expect([status, body.name, body.mustChangePassword]).toEqual([200, '한서윤', false]);
    expect(cookie).toContain('HttpOnly');
    const as = { token: body.accessToken as string };
    const { landingPages } = (await api.gql('{ landingPages { academyName phone address hours accent } }', { as })).body
      .data;
    expect(landingPages).toEqual([{ ...academy, phone: '+8225551234' }]);
    await api.signIn('wonjang', person.newPassword);
  });

  it('is opened by no token that was used, is late, was never made, or comes from elsewhere', async () => {
    const [late, other] = [await newToken(), await newToken()];
    expect(await refused(open('A'.repeat(43)))).toEqual([400, 'setup-link-invalid']);
    expect(await refused(open(other, { ip: '192.168.0.9' }))).toEqual([403, 'setup-elsewhere']);
    api.wait(3601);
    expect(await refused(open(late))).toEqual([400, 'setup-link-invalid']);
    const token = await newToken();
    const third = await newToken();
    expect((await open(token)).status).toBe(200);
    for (const used of [token, third]) expect(await refused(open(used))).toEqual([400, 'setup-link-invalid']);
    expect(await managers()).toBe(1);
  });

  it('is opened over its public address by whoever has the token', async () => {
    api.deps.place.publicUrl = 'https://academy.example';
    expect((await open(await newToken(), { ip: '192.0.2.7' })).status).toBe(200);
  });

  it('goes on waiting when the password is refused, also for being what the academy is called', async () => {
    const token = await newToken();
    for (const newPassword of ['password1', '한빛학원2026!']) {
      const { status, body } = await open(token, { newPassword });
      expect([status, body.errors[0].field]).toEqual([400, 'newPassword']);
    }
    expect((await open(token, { loginId: 'A b' })).body.errors[0].field).toBe('loginId');
    expect((await open(token, { academy: { ...academy, phone: '1' } })).body.errors[0].field).toBe('academy.phone');
    const { landingPages } = (await api.gql('{ landingPages { address } }', {})).body.data;
    expect([landingPages[0].address, await managers()]).toEqual(['', 0]);
    expect((await open(token, { isTemporary: true })).body.mustChangePassword).toBe(true);
  });

  it('slows down who guesses, and not who has the token', async () => {
    const guesses = Array.from({ length: 25 }, () => open(crypto.randomUUID().replaceAll('-', '') + 'x'.repeat(11)));
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([400, 429]));
    expect((await open(await newToken())).status).toBe(200);
  });

  it('has one first manager, however many come at once, by whichever way', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, newToken));
    const byAddress = Array.from({ length: 50 }, (_, at) => open(tokens[at % 10]!, { loginId: `head-${at}` }));
    const byCommand = Array.from({ length: 10 }, (_, at) =>
      createFirstAdmin(api.deps.db, { loginId: `boss-${at}`, name: '원장' }).then(
        () => ({ status: 200 }),
        () => ({ status: 400 }),
      ),
    );
    const all = await Promise.all([...byAddress, ...byCommand]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await managers()).toBe(1);
  });
});
