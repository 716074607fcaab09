import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppEnv } from '../../http/requestFacts.ts';
import type { PageHead } from '../../rest/landing/readHead.ts';
import { serveBuiltApp } from './builtApp.node.ts';

const folder = mkdtempSync(join(tmpdir(), 'academy-app-'));
const app = new Hono<AppEnv>();
const script = 'export const answer = 42;'.repeat(50);

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, 'index.html'),
    '<meta property="csp-nonce" nonce="{{CSP_NONCE}}"><script nonce="{{CSP_NONCE}}"></script>',
  );
  writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"다온학원","short_name":"다온학원","lang":"ko"}');
  writeFileSync(join(folder, 'assets/main-AbCdEf12.js'), script);
  writeFileSync(join(folder, 'assets/main-AbCdEf12.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'modules.json'), '{}');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  serveBuiltApp(
    app,
    { folder, academyName: '한빛 "R&D" <학원>', academyPhone: '021234567' },
    { version: '1', trustProxy: false, secret: '', validateResponses: false },
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('the heads of pages', () => {
  const own = mkdtempSync(join(tmpdir(), 'academy-head-'));
  afterAll(() => rmSync(own, { recursive: true }));
  writeFileSync(join(own, 'index.html'), readFileSync('app/index.html'));
  writeFileSync(join(own, 'manifest.webmanifest'), readFileSync('app/public/manifest.webmanifest'));
  const written: PageHead = {
    name: '새빛',
    phone: '+8225551234',
    title: '수학 "R&D"',
    description: '열두 명',
    picture: '/api/landing-picture/1',
    accent: '#7a1f2b',
    logo: { path: '/api/landing-picture/2', width: 300, height: 100 },
  };
  const pageOf = (readHead: () => Promise<PageHead>, academyName: string | null = '한빛') => {
    const site = new Hono<AppEnv>();
    const place = { version: '1', trustProxy: false, secret: '', validateResponses: false };
    serveBuiltApp(site, { folder: own, academyName, academyPhone: null, readHead }, place);
    return (path: string) => site.request(`http://academy.test${path}`);
  };

  it.each([
    ['한빛', '한빛'],
    [null, '새빛'],
  ])('are named %j by the machine: %s', async (fixed, name) => {
    const ask = pageOf(async () => written, fixed);
    const html = await (await ask('/login')).text();
    expect(html).toContain(`<meta name="application-name" content="${name}"`);
    expect(html).toContain('<meta name="academy-phone" content="+8225551234"');
    expect(await (await ask('/manifest.webmanifest')).json()).toMatchObject({ name, short_name: name });
  });

  it('are named by what it is where nobody named it', async () => {
    const ask = pageOf(async () => ({ ...written, name: '' }), null);
    expect(await (await ask('/login')).text()).toContain('<meta name="application-name" content="학원"');
  });

  it('lead to the set-up until somebody leads the academy, and never again', async () => {
    const site = new Hono<AppEnv>();
    const place = { version: '1', trustProxy: false, secret: '', validateResponses: false };
    let [isUnopened, isAway] = [true, false];
    serveBuiltApp(
      site,
      {
        folder: own,
        academyName: null,
        academyPhone: null,
        isUnopened: async () => {
          if (isAway) throw new Error('no database');
          return isUnopened;
        },
      },
      place,
    );
    const ways = async () =>
      Promise.all(
        ['/', '/login', '/link/setup', '/board'].map(async (path) => {
          const { status, headers } = await site.request(`http://academy.test${path}`);
          return headers.get('location') ?? status;
        }),
      );
    expect(await ways()).toEqual(['/link/setup', '/link/setup', 200, 200]);
    isUnopened = false;
    expect(await ways()).toEqual([200, 200, '/login', 200]);
    isAway = true;
    expect(await ways()).toEqual([200, 200, 200, 200]);
  });

  it("have the academy's colour and logo, in the frame that is painted first, too", async () => {
    const answer = await pageOf(async () => written)('/portal');
    const html = await answer.text();
    const [, nonce] = /<style nonce="([\w-]{22})">:root:root\{--accent:#7a1f2b;/.exec(html) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(html).toContain('<meta name="academy-logo" content="/api/landing-picture/2 300 100" />');
    expect(
      html.match(/<div class="name"><img src="\/api\/landing-picture\/2" width="300" height="100" alt="" \/>한빛/g),
    ).toHaveLength(2);
  });

  it("name the academy's colour to the phone that installs it, else the product's", async () => {
    const colourOf = async (accent: string) => {
      const answer = await pageOf(async () => ({ ...written, accent }))('/manifest.webmanifest');
      return ((await answer.json()) as { theme_color: string }).theme_color;
    };
    expect([await colourOf('#7a1f2b'), await colourOf('')]).toEqual(['#7a1f2b', '#0b6b78']);
  });

  it('are those that were built where nothing was written, and without a database', async () => {
    const plain = await (
      await pageOf(async () => ({ ...written, phone: '', accent: '', logo: null }))('/portal')
    ).text();
    expect(plain).toContain('<meta name="academy-logo" content="" />');
    expect(plain).not.toContain('--accent:');
    const lost = await pageOf(() => Promise.reject(new Error('no database')))('/portal');
    expect([lost.status, await lost.text()]).toEqual([200, plain]);
  });

  it('tell on the first page what managers wrote, escaped', async () => {
    const page = pageOf(async () => written);
    const html = await (await page('/')).text();
    expect(html).toContain('<title>수학 &#34;R&#38;D&#34;</title>');
    expect(html).toContain('<meta property="og:image" content="http://academy.test/api/landing-picture/1" />');
    expect(html).toContain('<meta name="description" content="열두 명"');
  });

  it('tell a messenger what else is sent on, never an address that is a secret', async () => {
    const page = pageOf(async () => ({ ...written, picture: null, logo: null }));
    const token = 'a'.repeat(64);
    const titleOf = async (path: string) => {
      const html = await (await page(path)).text();
      expect(html).not.toContain(token);
      expect(html.includes('og:url')).toBe(path === '/');
      return /og:title" content="([^"]*)"/.exec(html)?.[1];
    };
    expect(await titleOf(`/link/family/${token}`)).toBe('보호자 홈 · 한빛');
    expect(await titleOf(`/link/${token}`)).toBe('성적표 · 한빛');
    expect(await titleOf('/board/1')).toBe('게시판 · 한빛');
    expect(await titleOf('/portal')).toBeUndefined();
    expect(await (await page('/login')).text()).toContain('content="http://academy.test/icon-512.png"');
  });
});

describe('the built app', () => {
  it('keeps the secret path of a link from other sites and search engines', async () => {
    const { headers } = await get('/link/abc');
    expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex, nofollow']);
    expect((await get('/board')).headers.get('x-robots-tag')).toBeNull();
  });

  it.each([
    '/',
    '/login',
    '/find-password',
    '/board',
    '/board/1',
    '/terms/service',
    '/link/abc',
    '/link/week/abc%22).',
    '/link',
    '/crm/lectures/1',
    '/portal',
  ])('is the page at %s, with a nonce of its own under a strict policy', async (path) => {
    const [one, other] = [await get(path), await get(path)];
    const policy = one.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1];
    expect(await one.text()).toBe(`<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}"></script>`);
    expect(await other.text()).not.toContain(nonce);
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  it('shows the name of the academy with any characters in it', async () => {
    const built = readFileSync(join(folder, 'index.html'), 'utf8');
    writeFileSync(join(folder, 'index.html'), readFileSync('app/index.html', 'utf8'));
    const page = await (await get('/')).text();
    writeFileSync(join(folder, 'index.html'), built);
    expect(page).toContain('<meta name="application-name" content="한빛 &#34;R&#38;D&#34; &#60;학원&#62;" />');
    expect(page).toContain('<meta name="academy-phone" content="021234567" />');
    expect(page).toContain('<title>한빛 &#34;R&#38;D&#34; &#60;학원&#62;</title>');
    expect(page).not.toContain('다온학원');
  });

  it('is installed on a phone under the name of the academy', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(await answer.json()).toEqual({ name: '한빛 "R&D" <학원>', short_name: '한빛 "R&D" <학원>', lang: 'ko' });
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  });

  it('sends the page compressed, with the shape of each area in it', async () => {
    const built = readFileSync(join(folder, 'index.html'), 'utf8');
    writeFileSync(join(folder, 'index.html'), readFileSync('app/index.html', 'utf8'));
    const answer = await get('/crm/students', { 'accept-encoding': 'gzip' });
    writeFileSync(join(folder, 'index.html'), built);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain('<template id="portal-shape">');
  });

  it('sends hashed files compressed and for a year', async () => {
    const answer = await get('/assets/main-AbCdEf12.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends the files beside the page', async () => {
    expect((await get('/icon.svg')).headers.get('content-type')).toContain('svg');
  });

  it.each(['/assets/gone.js', '/modules.json', '/.vite/manifest.json', '/assets/../../package.json', '/index.html'])(
    'has nothing at %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('leads a person who typed another address to the landing page', async () => {
    const answer = await get('/somewhere', { accept: 'text/html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });
});
