import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, lectures, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { unfit, type Sent } from '../testing/calls.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const login = (body: Sent<'login'>, headers = {}) => api.call('POST', '/auth/login', { body, headers });

describe('what cannot be served', () => {
  it.each([
    ['an unknown address', 'GET', '/nothing/here', {}, 404, 'not-found'],
    ['a method the address does not know', 'DELETE', '/auth/login', {}, 405, 'method-not-allowed'],
    ['JSON that is none', 'POST', '/auth/login', { body: '{"loginId":' }, 400, 'malformed-body'],
    [
      'another type of body',
      'POST',
      '/auth/login',
      { body: 'a=1', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported-media-type',
    ],
    ['a body that is too large', 'POST', '/auth/login', { body: { loginId: 'x'.repeat(1_100_000) } }, 413, 'too-large'],
    ['no body where one is needed', 'POST', '/auth/login', {}, 400, 'validation-failed'],
    ['a body that is no object', 'POST', '/auth/login', { body: [1] }, 400, 'validation-failed'],
  ])('%s is a problem with a code and a Korean sentence', async (_, method, path, request, status, code) => {
    const answer = await api.send(method, path, request);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ type: 'about:blank', status, code, detail: expect.stringMatching(/[가-힣]/) });
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('tells the length of a refusal and of what GraphQL answers, so that it goes out in one piece', async () => {
    const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength;
    for (const { headers, body } of [await api.send('GET', '/nothing/here'), await api.gql('{ lectures { id } }')])
      expect(headers.get('content-length')).toBe(`${sizeOf(body)}`);
  });

  it('lists the methods of a known address', async () => {
    expect((await api.send('PATCH', '/auth/login')).headers.get('allow')).toBe('POST');
  });

  it('answers its own fault with 500, without details', async () => {
    const { engine } = api.deps;
    api.deps.engine = () => Promise.reject(new Error('secret detail'));
    const answer = await api.call('POST', '/realtime/refresh/lectures/1', { as: 'ta' });
    api.deps.engine = engine;
    expect([answer.status, answer.body.code]).toEqual([500, 'fault']);
    expect(JSON.stringify(answer.body)).not.toContain('secret detail');
    expect(api.logged.some((line) => line.includes(answer.body.requestId) && line.includes('"fault"'))).toBe(true);
  });
});

describe('security headers', () => {
  it('are set on every answer, also on refusals; nothing is cached', async () => {
    for (const answer of [
      await login(unfit({})),
      await api.send('GET', '/openapi.json'),
      await api.send('GET', '/nothing'),
    ]) {
      const { headers } = answer;
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('tell the time by the clock of the api, which the clocks of devices are corrected by', async () => {
    api.wait(7200);
    const rest = await api.send('GET', '/nothing');
    const gql = await api.gql('{ openLectures { id } }');
    for (const { headers } of [rest, gql])
      expect(Math.abs(Date.parse(headers.get('date') ?? '') - api.deps.clock.now().getTime())).toBeLessThan(60_000);
    api.wait(-7200);
  });

  it('let the reference page run its own style and no script', async () => {
    const { headers, body } = await api.send('GET', '/docs');
    const nonce = /style-src 'self' 'nonce-([\w-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
    expect(nonce).toBeTruthy();
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(body).not.toContain('<script');
    expect(body).toContain('/api/lectures/{lectureId}');
    const again = await api.send('GET', '/docs');
    expect(again.headers.get('content-security-policy')).not.toBe(headers.get('content-security-policy'));
  });
});

describe('the log', () => {
  it('contains route templates, never values: no password, token, cookie, name, phone or query', async () => {
    const { token, cookie } = await api.signIn(students.minsu.loginId);
    await login({ loginId: 'somebody-else', password: 'hunter2-hunter2' });
    await api.send('PUT', `/lectures/${lectures.basics.id}?q=secret-query`, { as: { token }, body: {} });
    await api.call('POST', '/auth/find-password', {
      body: { loginId: students.minsu.loginId, phone: '010-5550-1007' },
    });
    await api.call('POST', '/auth/refresh', { headers: { cookie } });
    const log = api.logged.join('\n');
    for (const secret of [
      token,
      cookie,
      demoPassword,
      'hunter2',
      'somebody-else',
      '5550',
      '김민수',
      'secret-query',
      lectures.basics.id,
    ]) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('"route":"/api/lectures/:lectureId"');
    for (const line of api.logged)
      expect(JSON.parse(line)).toMatchObject({ at: expect.any(String), event: expect.any(String) });
  });
});
