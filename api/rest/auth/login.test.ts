import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, staff } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const login = (body: Sent<'login'>, headers = {}) => api.call('POST', '/auth/login', { body, headers });

describe('login', () => {
  it('names what is missing, by field and in Korean', async () => {
    const { status, body, headers } = await login(unfit({ loginId: '' }));
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({
      type: 'about:blank',
      status: 400,
      code: 'validation-failed',
      errors: [
        { field: 'loginId', message: '꼭 입력해 주세요.' },
        { field: 'password', message: '꼭 입력해 주세요.' },
      ],
    });
  });

  it('answers the same to a wrong password and to an unknown account', async () => {
    const wrong = await login({ loginId: 'admin', password: 'wrong' });
    const unknown = await login({ loginId: 'nobody', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('refuses a page of another site', async () => {
    const credentials = { loginId: 'admin', password: demoPassword };
    const { status, body } = await login(credentials, { origin: 'https://evil.example' });
    expect([status, body.code]).toEqual([403, 'cross-site']);
  });

  it('blocks an account for 15 minutes after five wrong passwords, even with the right one', async () => {
    const guess = () => login({ loginId: 'ta-admin', password: 'wrong' });
    for (let count = 0; count < 5; count++) expect((await guess()).status).toBe(401);
    const right = await login({ loginId: 'TA-admin ', password: demoPassword });
    expect([right.status, right.body.code]).toEqual([429, 'too-many-attempts']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
    api.wait(901);
    expect((await login({ loginId: 'ta-admin', password: demoPassword })).status).toBe(200);
  });

  it('counts parallel guesses one by one', async () => {
    const guesses = Array.from({ length: 12 }, () => login({ loginId: '20260005', password: 'wrong' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('signs in with a cookie that scripts and other sites cannot use', async () => {
    const { status, body, headers } = await login({ loginId: 'admin', password: demoPassword });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: staff.admin.id, userType: 'ADMIN', name: '한서윤', taInfo: null });
    const cookie = headers.getSetCookie()[0];
    expect(cookie).toMatch(/^refresh_token=[0-9a-f-]{36}\.[\w-]{43}; /);
    expect(cookie).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
  });

  it('marks the cookie secure behind https', async () => {
    const credentials = { loginId: 'admin', password: demoPassword };
    const { headers } = await login(credentials, { 'x-forwarded-proto': 'https' });
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-refresh_token=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('says whether a TA has admin level', async () => {
    expect((await login({ loginId: 'ta-junho', password: demoPassword })).body.taInfo).toEqual({ isAdminLevel: false });
    expect((await login({ loginId: 'ta-admin', password: demoPassword })).body.taInfo).toEqual({ isAdminLevel: true });
  });
});
