import { expect, test } from 'vitest';
import { openEmpty } from '#api/testing/servers/lentPGlite.ts';
import { openCookieJar } from './cookieJar.ts';

test('cookies go only to their path, can be replaced, persist with the database and expire', async () => {
  const db = await openEmpty();
  const jar = await openCookieJar(db);
  expect(jar.header('/api/auth/refresh')).toBe(null);

  await jar.take(['refresh_token=one; Max-Age=100; Path=/api/auth; HttpOnly; SameSite=Strict']);
  await jar.take(['refresh_token=a=b; Max-Age=100; Path=/api/auth; HttpOnly', 'theme=dark; Path=/']);
  expect(jar.header('/api/auth/refresh')).toBe('refresh_token=a=b; theme=dark');
  expect(jar.header('/api/auth')).toBe('refresh_token=a=b; theme=dark');
  expect(jar.header('/api/authors')).toBe('theme=dark');

  const reopened = await openCookieJar(db);
  expect(reopened.header('/api/auth/refresh')).toBe('refresh_token=a=b; theme=dark');
  await reopened.take(['refresh_token=; Max-Age=0; Path=/api/auth']);
  expect(reopened.header('/api/auth/refresh')).toBe('theme=dark');
  await db.close();
});
