// @module-tag timeless
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#mocks/cast.ts';
import { serveBuiltApp } from '../../adapters/server/builtApp.node.ts';
import type { AppEnv } from '../../http/requestFacts.ts';
import { startApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'academy-pages-'));
const pages = new Hono<AppEnv>();
beforeAll(async () => {
  api = await startApi();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<script nonce="{{CSP_NONCE}}"></script>');
  serveBuiltApp(pages, { folder, academyName: '학원', academyPhone: '' }, { ...api.deps.place, trustProxy: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

const policyOf = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ');
      return [name, values] as const;
    }),
  );

describe('V3.4 headers', () => {
  it('V3.4.1 HSTS for a year behind https, nothing on http', async () => {
    const https = await api.send('GET', '/nothing', { headers: { 'x-forwarded-proto': 'https' } });
    expect(https.headers.get('strict-transport-security')).toMatch(/max-age=31536000; includeSubDomains/);
    expect((await api.send('GET', '/nothing')).headers.get('strict-transport-security')).toBeNull();
  });

  it('V3.4.2 no page of another origin may read an answer (CORS)', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const answer = await api.send(method, '/gql', {
        headers,
        body: method === 'POST' ? { query: '{a}' } : undefined,
      });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('V3.4.3 a page runs its own scripts only, and none of a string', async () => {
    const { headers } = await pages.request('/login');
    const policy = policyOf(headers);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w-]{22}'$/)]);
    expect([policy.get('base-uri'), policy.get('frame-ancestors')]).toEqual([["'none'"], ["'none'"]]);
    expect(policy.has('object-src') || policy.get('default-src')?.[0] === "'none'").toBe(true);
    // Videos only: the two hosts they are embedded from, and whatever address staff named.
    expect(policy.get('frame-src')).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:', 'https:']);
    const others = headers.get('content-security-policy')?.replace(/(frame|media)-src [^;]*/g, '');
    expect(others).not.toMatch(/unsafe|\*|https?:/);
    const again = await pages.request('/login');
    expect(again.headers.get('content-security-policy')).not.toBe(headers.get('content-security-policy'));
  });

  it('V3.4.4–V3.4.8 no sniffing, no framing, no full referrer, no opener', async () => {
    for (const { headers } of [await pages.request('/login'), await api.send('GET', '/nothing')]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

describe('V3.3 cookies', () => {
  it('V3.3.1–V3.3.4 are for scripts of nobody, for this site, and secure behind https', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await api.call('POST', '/auth/login', {
      body: { loginId: 'admin', password: demoPassword },
      headers,
    });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-[^;]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('V3.3.3 behind https a cookie that a neighbouring host set is not read', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const body = { loginId: 'admin', password: demoPassword };
    const answer = await api.call('POST', '/auth/login', { body, headers: https });
    const token = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const cookie = token.find((text) => text.includes('refresh_token')) ?? '';
    const refresh = (sent: string) => api.call('POST', '/auth/refresh', { headers: { ...https, cookie: sent } });
    expect((await refresh(cookie.replace('__Host-', ''))).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('V3.3.3 on http, where no such name is taken, each cookie goes to the paths that read it', async () => {
    const answer = await api.call('POST', '/auth/login', { body: { loginId: 'admin', password: demoPassword } });
    for (const cookie of answer.headers.getSetCookie())
      expect(cookie).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite/);
  });
});

describe('V3.5 requests of other sites', () => {
  it('V3.5.1 what a cookie authenticates is refused to pages of other sites (CSRF)', async () => {
    for (const path of ['/auth/login', '/auth/refresh', '/auth/logout']) {
      const { status, body } = await api.send('POST', path, { body: {}, headers: { origin: 'https://evil.example' } });
      expect([path, status, body.code]).toEqual([path, 403, 'cross-site']);
    }
  });

  it('V3.5.2 a simple form post reaches no command and no question', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await api.send('POST', '/gql', { body: '{"query":"{ a }"}', headers })).status).toBe(415);
    const signIn = await api.send('POST', '/auth/login', { body: 'loginId=admin', headers });
    expect(signIn.status).toBe(415);
  });

  it('V3.5.3 nothing is changed by GET', async () => {
    expect((await api.send('GET', '/auth/logout')).status).toBe(405);
    expect((await api.send('GET', '/gql?query={a}')).status).toBe(405);
  });
});
