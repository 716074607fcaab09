import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Place } from '../../deps.ts';
import { requestFacts, type AppEnv } from '../../http/requestFacts.ts';
import { createNonce, noncePlaceholder, securityHeaders } from '../../http/securityHeaders.ts';
import { UNNAMED } from '../../rest/_protocol/texts/academyOf.ts';
import type { PageHead } from '../../rest/landing/readHead.ts';
import { escapeHtml, withCard, withLooks } from './pageHead.ts';
import { readScreenFiles } from './screenFiles.node.ts';

// Paths with screens; any other typed address leads to the landing page.
const screens = ['/', '/login', '/find-password', '/change-password', '/board', '/board/*', '/terms/*', '/link/*'];
const areas = ['/crm', '/crm/*', '/portal', '/portal/*'];

// The path of a link is a secret: no referrer to other sites, and no indexing by search engines.
const linkHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

const year = 'public, max-age=31536000, immutable';
const fileHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

const offlinePolicy = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

interface Site {
  /** Folder of the built apps. */
  folder: string;
  /** What the machine calls the academy, and its number in digits; null where the settings say it. */
  academyName: string | null;
  academyPhone: string | null;
  /** What the heads of pages say, as managers wrote it. */
  readHead?: () => Promise<PageHead>;
  /** Whether nobody leads the academy yet. */
  isUnopened?: () => Promise<boolean>;
}

/** Serves the built apps: hashed assets for a year, precompressed; the page itself compressed, with the academy's name and number, and a fresh nonce each time. */
export function serveBuiltApp(
  app: Hono<AppEnv>,
  { folder, academyName, academyPhone, readHead, isUnopened }: Site,
  place: Place,
): void {
  const signOf = (head: PageHead | null | undefined) => ({
    name: academyName ?? (head?.name || UNNAMED),
    phone: academyPhone ?? head?.phone ?? '',
  });
  serveManifest(app, folder, readHead, (head) => signOf(head).name);
  if (existsSync(folder)) serveFiles(app, folder);
  if (isUnopened) leadToSetup(app, isUnopened);
  for (const path of [...screens, ...areas]) {
    app.get(path, compress(), async (c) => {
      const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
      if (page === null) return c.text('화면이 아직 빌드되지 않았습니다. npm run build를 실행해 주세요.', 503);
      const files = await readScreenFiles(folder, c.req.path);
      const nonce = createNonce();
      const https = requestFacts(c, place).origin.startsWith('https:');
      const headers = {
        ...securityHeaders({ nonce, https, uploadOrigin: place.uploadOrigin }),
        'cache-control': 'no-store',
        ...(c.req.path.startsWith('/link/') && linkHeaders),
      };
      // Without a database the page still opens.
      const head = await readHead?.().catch(() => null);
      const { name, phone } = signOf(head);
      const own = named(page.replaceAll(noncePlaceholder, nonce), escapeHtml(name));
      const told = own
        .replace(noPhone, `${noPhone.slice(0, -1)}${phone}"`)
        .replace(noFiles, () => `${noFiles.slice(0, -1)}${files.join(' ')}"`);
      if (!head) return c.html(told, 200, headers);
      const site = { name, origin: requestFacts(c, place).origin };
      return c.html(withCard(withLooks(told, head, nonce), head, { ...site, path: c.req.path }), 200, headers);
    });
  }
  app.get('*', (c, next) =>
    c.req.header('accept')?.includes('text/html') ? Promise.resolve(c.redirect('/')) : next(),
  );
}

/** An academy that nobody leads has one page to sign in at, which no other academy has. */
function leadToSetup(app: Hono<AppEnv>, isUnopened: () => Promise<boolean>): void {
  // Without a database every page is what it was.
  const ask = (otherwise: boolean) => isUnopened().catch(() => otherwise);
  for (const path of ['/', '/login'])
    app.get(path, async (c, next) => ((await ask(false)) ? c.redirect('/link/setup') : next()));
  app.get('/link/setup', async (c, next) => ((await ask(true)) ? next() : c.redirect('/login')));
}

/** The name and the colour with which a phone installs the app. */
function serveManifest(
  app: Hono<AppEnv>,
  folder: string,
  readHead: Site['readHead'],
  nameOf: (head: PageHead | null | undefined) => string,
): void {
  app.get('/manifest.webmanifest', async (c, next) => {
    const built = await readFile(join(folder, 'manifest.webmanifest'), 'utf8').catch(() => null);
    if (built === null) return next();
    const manifest = JSON.parse(built) as Record<string, unknown>;
    const head = await readHead?.().catch(() => null);
    const name = nameOf(head);
    const own = { name, short_name: name, theme_color: head?.accent || manifest.theme_color };
    const headers = { ...fileHeaders, 'content-type': 'application/manifest+json' };
    return c.body(JSON.stringify({ ...manifest, ...own }), 200, headers);
  });
}

/** Replaces the name in a built text by the academy's. */
const named = (text: string, name: string) => text.replaceAll(BUILT_NAME, () => name);

/** What `app/index.html` calls the academy. */
const BUILT_NAME = '다온학원';

/** Where the built page takes the academy's phone number. */
const noPhone = '<meta name="academy-phone" content=""';

/** Where the built page takes the files that its address needs; `app/early.js` reads them. */
const noFiles = '<meta name="screen-files" content=""';

function serveFiles(app: Hono<AppEnv>, folder: string): void {
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  app.get('/assets/*', withHeaders({ ...fileHeaders, 'cache-control': year }), files);
  // The service worker is asked for anew each time, so that a new one is there at once.
  app.get('/push.js', withHeaders({ ...fileHeaders, 'cache-control': 'no-cache' }), files);
  // The offline page, which the service worker keeps; it asks the server whether it is there.
  app.get(
    '/:file{offline\\.(?:html|css|js)}',
    withHeaders({ ...fileHeaders, ...offlinePolicy, 'cache-control': 'no-cache' }),
    files,
  );
  // Files beside the page: icons and the manifest.
  app.get('/:file{[\\w-]+\\.(?:svg|png|ico|webmanifest|txt)}', withHeaders(fileHeaders), files);
}

function withHeaders(headers: Record<string, string>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok) for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
