import { expect, test } from 'vitest';
import { json, stubBrowser } from '../testing/browser.ts';
import { safeUrl, withoutSecrets } from './crash.ts';

async function load(answer = () => json({ errorId: 'E-1' }, 201)) {
  const browser = stubBrowser(answer);
  return { ...browser, ...(await import('./crash.ts')) };
}

test('the third crash within a minute ends the reloading; crashes far apart never do', async () => {
  const { countCrash } = await load();
  expect([0, 30_000, 59_000].map((at) => countCrash(at))).toEqual([false, false, true]);
  const apart = await load();
  expect([0, 30_000, 60_000, 90_001, 150_000].map((at) => apart.countCrash(at))).toEqual(Array(5).fill(false));
});

test('a crash is reported with what is needed, and its id comes back', async () => {
  const { reportCrash, calls } = await load();
  const error = new Error('cannot read x');
  expect(await reportCrash(error)).toBe('E-1');
  expect(calls).toMatchObject([
    {
      url: '/api/error-log/error',
      method: 'POST',
      body: {
        message: 'cannot read x',
        stack: expect.stringContaining('crash.test.ts'),
        url: 'https://academy.example/',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        userAgent: expect.any(String),
      },
    },
  ]);
});

test("a huge message is cut to the contract's limit, and any value may be thrown", async () => {
  const { reportCrash, calls } = await load();
  await reportCrash('x'.repeat(5000));
  expect((calls[0]?.body as { message: string }).message).toHaveLength(2000);
});

test('a failed report causes no second crash', async () => {
  const { reportCrash } = await load(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await reportCrash(new Error('x'))).toBeUndefined();
});

test('addresses are logged without query, hash and the token of a signed link', () => {
  expect(safeUrl('https://a.example/crm/students?q=김민준#x')).toBe('https://a.example/crm/students');
  expect(safeUrl('https://a.example/link/s3cret-token')).toBe('https://a.example/link/…');
});

test('texts are logged without tokens', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_123';
  expect(withoutSecrets(`Bearer ${token} at https://a.example/x.js?token=1:3:4`)).toBe(
    'Bearer … at https://a.example/x.js',
  );
  expect(withoutSecrets('at https://a.example/link/s3cret:1:2')).toBe('at https://a.example/link/…:1:2');
});
