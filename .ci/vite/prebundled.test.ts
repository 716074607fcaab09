// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prebundled, unbundled } from './prebundled.ts';

// The code that runs in a browser: the screens, and in the living mock's worker the api with the rooms it imports.
const rooms = '{api,app,client,crm,hasura/engine,mocks,omr,openapi,portal,ui-kit}';
const onlyInNode = /\.node\.ts$|\.test\.tsx?$|\.d\.ts$|\/(testing|properties|bench|journeys)\/|^api\/main\.ts$/;
/** Bundled by Storybook itself. */
const storybooks = /^(@storybook\/|storybook\/)/;

test('every package the rooms import in a browser is named, so that no page is reloaded during a run', () => {
  const files = globSync(`${rooms}/**/*.{ts,tsx}`).filter((file) => !onlyInNode.test(file));
  const imported = new Set(files.flatMap((file) => packagesOf(readFileSync(file, 'utf8'))));
  const known = (name: string) => prebundled.includes(name) || unbundled.some((one) => name.startsWith(one));
  expect([...imported].filter((name) => !storybooks.test(name) && !known(name)).sort()).toEqual([]);
});

/** The packages a module loads: imports and exports of values, and import(). */
function packagesOf(code: string): string[] {
  const found = code.matchAll(
    /^(?:im|ex)port (?!type\b)(?:[^;'=(]* from )?'([^'.#][^']*)';|\bimport\('([^'.#][^']*)'\)/gm,
  );
  return Array.from(found, ([, loaded, lazily]) => loaded ?? lazily ?? '').filter(Boolean);
}
