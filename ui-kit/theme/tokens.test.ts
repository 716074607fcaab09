import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colors = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

const surfaces = ['page', 'surface', 'surface-2', 'hover'];
const onSurfaces = ['ink', 'ink-2', 'accent-ink', 'positive-ink', 'warning-ink', 'negative-ink', 'info-ink'];
const tones = ['neutral', 'accent', 'positive', 'warning', 'negative', 'info'];

const textPairs = [
  ...onSurfaces.flatMap((ink) => surfaces.map((surface) => [ink, surface])),
  ...tones.map((tone) => [`${tone}-ink`, `${tone}-soft`]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'negative'],
] as [string, string][];

// WCAG 2.2: text 4.5 (1.4.3), borders of controls and focus rings 3 (1.4.11).
test.each(textPairs)('%s is readable on %s', (ink, surface) => {
  expect(contrast(ink, surface, 'light')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink, surface, 'dark')).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
  ['focus', 'surface'],
  ['focus', 'page'],
])('%s can be made out on %s', (line, surface) => {
  expect(contrast(line, surface, 'light')).toBeGreaterThanOrEqual(3);
  expect(contrast(line, surface, 'dark')).toBeGreaterThanOrEqual(3);
});

function contrast(one: string, other: string, mode: 'light' | 'dark'): number {
  const [dark, light] = [one, other].map((name) => luminance(colors.get(name)![mode])).sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
