import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentsOf, accentStyle, surfaces } from './accent.ts';
import { contrastRatio } from './ratio.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever colour an academy has, it is readable', { tags: ['sampled'] }, () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light', 'dark'), (own, mode) => {
      const accents = accentsOf(own, mode);
      expect(contrastRatio('#ffffff', accents.accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio('#ffffff', accents['accent-hover'])).toBeGreaterThanOrEqual(4.5);
      for (const back of [...surfaces[mode], accents['accent-soft']]) {
        expect(contrastRatio(accents['accent-ink'], back)).toBeGreaterThanOrEqual(4.5);
      }
      for (const back of surfaces[mode].slice(0, 2)) {
        expect(contrastRatio(accents.focus, back)).toBeGreaterThanOrEqual(3);
      }
      // A button can be told from what it stands on.
      expect(contrastRatio(accents.accent, surfaces[mode][1])).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 400 * Number(process.env.TEST_RUNS) },
  );
});

test('a colour that is dark enough stays as it is on light', () => {
  expect(accentsOf('#7a1f2b', 'light').accent).toBe('#7a1f2b');
  expect(accentStyle('#7a1f2b')).toMatch(/^:root:root\{--accent:#7a1f2b;.*@media \(prefers-color-scheme:dark\)/);
});
