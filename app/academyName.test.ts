import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACADEMY_NAME } from '#client/page/academy.ts';

test('what is served before the app runs bears the same name', () => {
  const page = readFileSync('app/index.html', 'utf8');
  const manifest: unknown = JSON.parse(readFileSync('app/public/manifest.webmanifest', 'utf8'));
  expect(page).toContain(`<title>${ACADEMY_NAME}</title>`);
  expect(manifest).toMatchObject({ name: ACADEMY_NAME, short_name: ACADEMY_NAME });
});
