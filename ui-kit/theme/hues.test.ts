import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio } from '../format/color/ratio.ts';
import { HUES, huesOf } from './hues.ts';
import { colorsOf } from './colorsOf.ts';
import { readToken } from './tokens.ts';

const colors = colorsOf(readFileSync(new URL('hues.css', import.meta.url), 'utf8'));
const numbers = Array.from({ length: HUES }, (_, at) => at + 1);

test.each(numbers)('words on hue %i are readable, its own and others', (hue) => {
  for (const mode of ['light', 'dark'] as const) {
    const [ink, soft] = [colors.get(`hue-${hue}-ink`)![mode], colors.get(`hue-${hue}-soft`)![mode]];
    for (const ground of [soft, readToken('neutral-soft', mode)])
      expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
    for (const words of ['ink', 'ink-2', 'negative-ink'])
      expect(contrastRatio(readToken(words, mode), soft)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a name keeps its colour whoever else is there, and no two share one while there are enough', () => {
  const names = ['정하늘', '이서진', '김도윤', '박지안'];
  const alone = (name: string) => huesOf([name]).get(name);
  expect(names.filter((name) => huesOf(names).get(name) === alone(name)).length).toBe(new Set(names.map(alone)).size);
  expect(huesOf(names)).toEqual(huesOf(names.toReversed()));
  expect(new Set(huesOf(names).values()).size).toBe(names.length);
  const many = huesOf(Array.from({ length: 20 }, (_, at) => `선생님 ${at}`));
  expect(new Set(many.values()).size).toBe(HUES);
});
