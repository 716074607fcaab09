import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readScreenFiles } from './screenFiles.node.ts';

const folder = mkdtempSync(join(tmpdir(), 'academy-screens-'));
mkdirSync(join(folder, '.vite'));
const screens = ['/crm/*', '/crm/students/:studentId', '/crm/students', '/crm/students/import', '/portal'];
writeFileSync(
  join(folder, '.vite/screens.json'),
  JSON.stringify(screens.map((path) => ({ path, files: [`/assets/${path}.js`] }))),
);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the files of an address', () => {
  it.each([
    ['/crm/students', '/crm/students'],
    ['/crm/students/', '/crm/students'],
    ['/crm/students/import', '/crm/students/import'],
    ['/crm/students/0190b5a2', '/crm/students/:studentId'],
    ['/crm/students/0190b5a2/other', '/crm/*'],
    ['/portal', '/portal'],
  ])('%s are those of %s', async (address, path) => {
    expect(await readScreenFiles(folder, address)).toEqual([`/assets/${path}.js`]);
  });

  it('are none where nothing is built or known', async () => {
    expect(await readScreenFiles(folder, '/login')).toEqual([]);
    expect(await readScreenFiles(join(folder, 'none'), '/crm/students')).toEqual([]);
  });
});
