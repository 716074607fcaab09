import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const notice = { title: '회의', body: '금요일 오후 두 시' };

describe('a change of the person takes effect at the next call', () => {
  it('when they are disabled', async () => {
    const session = await api.signIn(students.minsu.loginId);
    const read = () => api.gql('{ users { id } }', { as: session });
    expect((await read()).status).toBe(200);
    await api.deps.db.kysely
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', students.minsu.id)
      .execute();
    const { status, body } = await read();
    expect([status, body.code]).toEqual([401, 'session-ended']);
    const again = await api.call('POST', '/auth/refresh', { headers: { cookie: session.cookie } });
    expect(again.status).toBe(401);
  });

  it('when admin level is revoked: the role comes from the database, not from the token', async () => {
    const session = await api.signIn(staff.taAdmin.loginId);
    const write = () => api.send('PUT', `/admin/notice/${crypto.randomUUID()}`, { as: session, body: {} });
    expect((await write()).status).toBe(400);
    expect((await api.gql('{ auditLog_aggregate { aggregate { count } } }', { as: session })).body.data).toBeDefined();
    await api.deps.db.kysely
      .updateTable('tas')
      .set({ is_admin_level: false })
      .where('id', '=', staff.taAdmin.id)
      .execute();
    expect((await write()).status).toBe(403);
    expect((await api.gql('{ auditLog_aggregate { aggregate { count } } }', { as: session })).body.errors).toHaveLength(
      1,
    );
  });

  it('when every session is ended by a raised epoch', async () => {
    const session = await api.signIn(students.jihun.loginId);
    await api.deps.db.kysely
      .updateTable('users')
      .set({ session_epoch: 7 })
      .where('id', '=', students.jihun.id)
      .execute();
    expect((await api.gql('{ users { id } }', { as: session })).status).toBe(401);
  });
});

describe('an access token', () => {
  const ask = (token: string) => api.call('POST', '/admin/notice', { as: { token }, body: notice });

  it('ends after 15 minutes', async () => {
    const { token } = await api.signIn(staff.admin.loginId);
    api.wait(890);
    expect((await api.gql('{ terms { id } }', { as: { token } })).status).toBe(200);
    api.wait(11);
    const { status, body } = await api.gql('{ terms { id } }', { as: { token } });
    expect([status, body.code]).toEqual([401, 'token-expired']);
  });

  it('is refused when it is nonsense, unsigned or changed', async () => {
    const { token } = await api.signIn(staff.admin.loginId);
    const [, payload, signature] = token.split('.');
    const none = btoa(JSON.stringify({ alg: 'none' })).replaceAll('=', '');
    for (const forged of [
      'nonsense',
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${token.slice(0, -4)}AAAA`,
    ]) {
      expect((await ask(forged)).status).toBe(401);
    }
  });

  it('carries the claims that Hasura reads', async () => {
    const { token } = await api.signIn(students.seoyeon.loginId);
    const claims = JSON.parse(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')) as Record<
      string,
      unknown
    >;
    expect(claims['https://hasura.io/jwt/claims']).toEqual({
      'x-hasura-default-role': 'student',
      'x-hasura-allowed-roles': ['student'],
      'x-hasura-user-id': students.seoyeon.id,
    });
    expect(Object.keys(claims).sort()).toEqual(
      ['epoch', 'exp', 'https://hasura.io/jwt/claims', 'iat', 'iss', 'jti', 'sid', 'sub', 'userType'].sort(),
    );
  });
});
