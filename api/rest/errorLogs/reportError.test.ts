import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyUp } from '../../testing/jobs.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { scrub, scrubUrl } from './scrub.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const crash = {
  message: 'Cannot read properties of undefined',
  stack: 'at Lectures (https://academy.test/assets/lectures-AbCdEf12.js:3:1234)',
  url: 'https://academy.test/crm/lectures?token=abc#x',
  timestamp: '2026-03-02T09:00:00Z',
  userAgent: 'Chrome',
};
const report = (change: Partial<typeof crash> = {}) =>
  api.call('POST', '/error-log/error', { body: { ...crash, ...change } });

describe('reportError', () => {
  it('refuses bodies beyond the limits of the contract', async () => {
    const { status, body } = await report({ message: 'x'.repeat(2001) });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'message', message: '2000자까지 입력할 수 있습니다.' }]);
  });

  it('answers a short id, the same for the same crash of another build', async () => {
    const first = await report();
    const second = await report({ stack: crash.stack.replace('AbCdEf12', 'Xy-_9876').replace('1234', '99') });
    expect(first.status).toBe(201);
    expect(first.body.errorId).toMatch(/^[0-9A-F]{10}$/);
    expect(second.body.errorId).toBe(first.body.errorId);
    expect((await report({ message: 'another' })).body.errorId).not.toBe(first.body.errorId);
    const row = await api.deps.db.kysely
      .selectFrom('error_logs')
      .selectAll()
      .where('fingerprint', '=', first.body.errorId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ hits: 2, url: 'https://academy.test/crm/lectures', user_id: null });
  });

  it('takes 4 kB a field, and reads hostile ones in no time', async () => {
    const { status, body } = await report({ stack: 'x'.repeat(4001) });
    expect([status, body.errors]).toEqual([400, [{ field: 'stack', message: '4000자까지 입력할 수 있습니다.' }]]);
    const hostile = ['a.'.repeat(8000), 'ey-'.repeat(5300), 'password '.repeat(1700), `a@${'b.'.repeat(8000)}`];
    // The fastest of a few: one may wait for the machine.
    const turns = [1, 2, 3, 4].map(() => {
      const begun = performance.now();
      for (const text of hostile) scrub(text);
      return performance.now() - begun;
    });
    expect(Math.min(...turns)).toBeLessThan(200);
  });

  it('forgets after 90 days', async () => {
    const { errorId } = (await report({ message: 'long ago' })).body;
    const kept = () =>
      api.deps.db.kysely.selectFrom('error_logs').select('id').where('fingerprint', '=', errorId).execute();
    api.wait(89 * 86_400);
    await tidyUp(api.deps);
    expect(await kept()).toHaveLength(1);
    api.wait(2 * 86_400);
    await tidyUp(api.deps);
    expect(await kept()).toEqual([]);
    api.wait(-91 * 86_400);
  });

  it('is rate-limited by address', async () => {
    const statuses = [];
    for (let count = 0; count < 31; count++) statuses.push((await report()).status);
    expect(statuses.at(-1)).toBe(429);
    api.wait(301);
    expect((await report()).status).toBe(201);
  });
});

describe('scrub', () => {
  it.each([
    ['a JWT', 'failed with eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl here', 'failed with [token] here'],
    ['a bearer header', 'authorization of Bearer abc.def', 'authorization of Bearer [token]'],
    ['an e-mail address', 'to minsu.kim@school.ac.kr', 'to [email]'],
    ['a phone', 'called 010-1234-5678 and +821012345678', 'called [phone] and [phone]'],
    ['a password in JSON', '{"password":"abc def"}', '{"password":[removed]}'],
    ['a password in a form', 'password=abc&x=1', 'password=[removed]&x=1'],
  ])('cuts out %s', (_, text, clean) => expect(scrub(text)).toBe(clean));

  it('keeps only the path of an address', () => {
    expect(scrubUrl('https://a.test/link/0199-secret?x=1#y')).toBe('https://a.test/link/[token]');
  });
});
