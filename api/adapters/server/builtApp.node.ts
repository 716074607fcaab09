import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { accentStyle } from '#ui-kit/format/color/accent.ts';
import type { Place } from '../../deps.ts';
import { requestFacts, type AppEnv } from '../../http/requestFacts.ts';
import { createNonce, noncePlaceholder, securityHeaders } from '../../http/securityHeaders.ts';
import type { PageHead } from '../../rest/landing/readHead.ts';
import { settingsTable } from '../../settings/settingsTable.ts';
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
  academyName: string;
  /** Digits only; empty when no number is shown. */
  academyPhone: string;
  /** What the heads of pages say, as managers wrote it. */
  readHead?: () => Promise<PageHead>;
}

/** Serves the built apps: hashed assets for a year, precompressed; the page itself compressed, with the academy's name and number, and a fresh nonce each time. */
export function serveBuiltApp(
  app: Hono<AppEnv>,
  { folder, academyName, academyPhone, readHead }: Site,
  place: Place,
): void {
  serveManifest(app, { folder, academyName }, readHead);
  if (existsSync(folder)) serveFiles(app, folder);
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
      const own = named(page.replaceAll(noncePlaceholder, nonce), escapeHtml(academyName));
      const told = own
        .replace(noPhone, `${noPhone.slice(0, -1)}${academyPhone}"`)
        .replace(noFiles, () => `${noFiles.slice(0, -1)}${files.join(' ')}"`);
      // Without a database the page still opens, with the head it was built with.
      const head = await readHead?.().catch(() => null);
      if (!head) return c.html(told, 200, headers);
      const site = { name: academyName, origin: requestFacts(c, place).origin };
      const looks = withLooks(told, head, nonce);
      return c.html(c.req.path === '/' ? withHead(looks, head, site) : looks, 200, headers);
    });
  }
  app.get('*', (c, next) =>
    c.req.header('accept')?.includes('text/html') ? Promise.resolve(c.redirect('/')) : next(),
  );
}

/** The name and the colour with which a phone installs the app. */
function serveManifest(
  app: Hono<AppEnv>,
  { folder, academyName }: Pick<Site, 'folder' | 'academyName'>,
  readHead: Site['readHead'],
): void {
  app.get('/manifest.webmanifest', async (c, next) => {
    const built = await readFile(join(folder, 'manifest.webmanifest'), 'utf8').catch(() => null);
    if (built === null) return next();
    const manifest = JSON.parse(built) as Record<string, unknown>;
    const head = await readHead?.().catch(() => null);
    const own = { name: academyName, short_name: academyName, theme_color: head?.accent || manifest.theme_color };
    const headers = { ...fileHeaders, 'content-type': 'application/manifest+json' };
    return c.body(JSON.stringify({ ...manifest, ...own }), 200, headers);
  });
}

/** Replaces the default name in a built text by the academy's. */
const named = (text: string, name: string) => text.replaceAll(settingsTable.academyName.fallback, () => name);

/** Where the built page takes the academy's phone number. */
const noPhone = '<meta name="academy-phone" content=""';

/** Where the built page takes the files that its address needs; `app/early.js` reads them. */
const noFiles = '<meta name="screen-files" content=""';

/** Where the built page takes the path of the academy's logo and its size. */
const noLogo = '<meta name="academy-logo" content=""';

/** The page in the academy's colour and with its logo, from the first paint on. */
function withLooks(page: string, { accent, logo }: PageHead, nonce: string): string {
  const signed = logo
    ? page
        .replace(noLogo, () => `${noLogo.slice(0, -1)}${logo.path} ${logo.width} ${logo.height}"`)
        .replaceAll(
          '<div class="name">',
          (name) => `${name}<img src="${logo.path}" width="${logo.width}" height="${logo.height}" alt="" />`,
        )
    : page;
  return accent
    ? signed.replace('</head>', () => `  <style nonce="${nonce}">${accentStyle(accent)}</style>\n  </head>`)
    : signed;
}

/** The page with the title, description and Open Graph facts of the first page. */
function withHead(page: string, head: PageHead, { name, origin }: { name: string; origin: string }): string {
  const title = escapeHtml(head.title || name);
  const description = escapeHtml(head.description || `${name}의 강의와 소식`);
  const facts = [
    ['og:type', 'website'],
    ['og:locale', 'ko_KR'],
    ['og:site_name', escapeHtml(name)],
    ['og:title', title],
    ['og:description', description],
    ['og:url', escapeHtml(`${origin}/`)],
    ...(head.picture ? [['og:image', escapeHtml(`${origin}${head.picture}`)]] : []),
  ];
  const tags = facts
    .map(([property, content]) => `<meta property="${property}" content="${content}" />`)
    .join('\n    ');
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>\n    ${tags}`)
    .replace(/<meta name="description" content="[^"]*"/, () => `<meta name="description" content="${description}"`);
}

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

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
