import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isNewer } from './useNewVersion.ts';
import { servedVersion, VERSION } from './version.ts';

test.each([
  ['1.86.10', '1.86.4', true],
  ['1.87', '1.86.4', true],
  ['2', '1.86.4', true],
  ['1.86.4.1', '1.86.4', true],
  ['1.86.4', '1.86.4', false],
  ['1.86.4.0', '1.86.4', false],
  ['1.86', '1.86.4', false],
  ['1.9', '1.86.4', false],
  ['1.86.3', '1.86.4', false],
  ['0.99.99', '1.86.4', false],
  ['', '1.86.4', false],
  ['abc', '1.86.4', false],
  ['1.x.9', '1.86.4', false],
])('%s against %s: newer is %s', (server, builtIn, newer) => {
  expect(isNewer(server, builtIn)).toBe(newer);
});

const version = fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 5 });

test('of two versions at most one is newer, and incrementing a part makes it newer', () => {
  fc.assert(
    fc.property(version, version, fc.nat(), (a, b, place) => {
      const [one, other] = [a.join('.'), b.join('.')];
      expect(isNewer(one, other) && isNewer(other, one)).toBe(false);
      expect(isNewer(one, one)).toBe(false);
      expect(isNewer(one, `${one}.0.0`) || isNewer(`${one}.0`, one)).toBe(false);
      const part = place % a.length;
      const raised = a.map((value, index) => (index === part ? value + 1 : index > part ? 0 : value)).join('.');
      expect(isNewer(raised, one)).toBe(true);
      expect(isNewer(one, raised)).toBe(false);
    }),
  );
});

test('the served version is requested without cache', async () => {
  const asked = vi.fn().mockResolvedValue(Response.json({ version: '1.87.0' }));
  vi.stubGlobal('fetch', asked);
  vi.setSystemTime(1_800_000_000_000);
  expect(await servedVersion()).toBe('1.87.0');
  expect(asked).toHaveBeenCalledWith('/version.json?t=1800000000000', { cache: 'no-store' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ['no version', () => Promise.resolve(Response.json({}))],
])('%s is ignored', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await servedVersion()).toBeNull();
  vi.unstubAllGlobals();
});

test('this page knows its version', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});
