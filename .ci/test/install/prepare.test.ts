import { expect, test, vi } from 'vitest';
import { countTests } from '../reports/report.mjs';
import { prepare } from './prepare.mjs';

vi.mock('./browser.mjs', () => ({ installBrowser: () => Promise.resolve(false) }));

test.each([
  { where: 'elsewhere it is left out by name', CI: undefined, count: { passed: 0, failed: 0, skipped: 1 } },
  { where: 'in CI it is red', CI: '1', count: { passed: 0, failed: 1, skipped: 0 } },
])('without a Chromium, what needs one does not run: $where', async ({ CI, count }) => {
  vi.stubEnv('CI', CI);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const missing = await prepare(['unit', 'build', 'stories', 'journeys'], false);
  expect([...missing.keys()]).toEqual(['stories', 'journeys']);
  for (const files of missing.values()) expect(countTests(files)).toEqual(count);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('what needs no browser asks for none', async () => {
  expect(await prepare(['unit', 'build'], false)).toEqual(new Map());
});
