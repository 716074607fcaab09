import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './safePath.ts';

test.each([
  '/',
  '/portal',
  '/crm/lectures/1/weeks/2?tab=memo#row-3',
  '/crm/students?q=%EA%B9%80',
  '/crm/students?next=https://evil.example',
])('%s stays', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  'evil.example',
  '?x',
  '',
  null,
  undefined,
  42,
  { pathname: '/crm' },
])('%j is refused', (remembered) => {
  expect(safePath(remembered)).toBeNull();
});

test.each(['/%2F/evil.example', '/%5Cevil.example', '/%09//evil.example'])('%s stays on this origin', (path) => {
  expect(originOf(path)).toBe('https://academy.example');
});

test('any remembered location leads to this origin', { tags: ['sampled'] }, () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'/\\.@:%?#\t\n aF2'), maxLength: 12 });
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((rest) => `/${rest}`),
        fc.webUrl(),
        fc.string(),
      ),
      (remembered) => {
        expect(originOf(remembered)).toBe('https://academy.example');
      },
    ),
    { numRuns: 2000 * Number(process.env.TEST_RUNS) },
  );
});

/** Resolves an address like a browser on https://academy.example. */
function originOf(remembered: string): string {
  return new URL(safePath(remembered) ?? '/', 'https://academy.example/login').origin;
}
