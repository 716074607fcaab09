import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFRESH_LOCK } from '#client/session/refresh.ts';
import { TOKEN_KEY } from '#client/session/sessionStore.ts';

const source = readFileSync(`${import.meta.dirname}/early.js`, 'utf8');

test('the script in the page reads the token that the app stores', () => {
  expect(source).toContain(`localStorage.getItem('${TOKEN_KEY}')`);
});

test('the script in the page holds the lock of every refresh', () => {
  expect(source).toContain(`navigator.locks.request('${REFRESH_LOCK}'`);
});

test('the script in the page sends what every refresh sends', () => {
  const call = "fetch('/api/auth/refresh', { method: 'POST', credentials: 'include' })";
  expect(source).toContain(call);
  expect(readFileSync('client/session/refresh.ts', 'utf8')).toContain(call);
});
