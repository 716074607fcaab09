import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACADEMY_NAME, academyLogo, academyName } from '#client/page/academy.ts';

test('the page served before the app runs has the same name', () => {
  const page = readFileSync('app/index.html', 'utf8');
  const manifest: unknown = JSON.parse(readFileSync('app/public/manifest.webmanifest', 'utf8'));
  expect(page).toContain(`<title>${ACADEMY_NAME}</title>`);
  expect(page).toContain(`<meta name="application-name" content="${ACADEMY_NAME}" />`);
  expect(manifest).toMatchObject({ name: ACADEMY_NAME, short_name: ACADEMY_NAME });
});

test("the client reads the academy's name from the page", () => {
  const page = (content: string) => ({ querySelector: () => ({ content }) }) as unknown as Document;
  expect(academyName(page('한빛학원'))).toBe('한빛학원');
  expect(academyName(page(''))).toBe(ACADEMY_NAME);
  expect(academyName(undefined)).toBe(ACADEMY_NAME);
});

test("the client reads the academy's logo from the page, where the server puts it", () => {
  const page = (content: string) => ({ querySelector: () => ({ content }) }) as unknown as Document;
  expect(readFileSync('app/index.html', 'utf8')).toContain('<meta name="academy-logo" content="" />');
  expect(academyLogo(page(''))).toBeUndefined();
  expect(academyLogo(undefined)).toBeUndefined();
  expect(academyLogo(page('/api/landing-picture/2 300 100'))).toEqual({
    src: '/api/landing-picture/2',
    width: 300,
    height: 100,
  });
});

test('the icons of the installed app are there, one of them for phones that cut their own shape', () => {
  const { icons } = JSON.parse(readFileSync('app/public/manifest.webmanifest', 'utf8')) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  const png = icons.filter(({ type }) => type === 'image/png');
  expect(png.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of png) {
    // Width and height stand in a PNG's header.
    const header = readFileSync(`app/public${src}`).subarray(16, 24);
    expect(`${header.readUInt32BE(0)}x${header.readUInt32BE(4)}`).toBe(sizes);
  }
});

test('the shortcuts of the installed app are pages of the portal', () => {
  const { shortcuts } = JSON.parse(readFileSync('app/public/manifest.webmanifest', 'utf8')) as {
    shortcuts: { url: string }[];
  };
  const places = globSync('portal/*/paths.ts').map((file) => readFileSync(file, 'utf8'));
  expect(shortcuts.filter(({ url }) => !places.some((text) => text.includes(`'${url}'`)))).toEqual([]);
  expect(shortcuts.length).toBeGreaterThan(0);
});
