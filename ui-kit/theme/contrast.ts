import { contrastRatio } from '../format/color/ratio.ts';
import { readToken } from './tokens.ts';

const surfaces = ['page', 'surface', 'surface-2', 'hover'];
const onSurfaces = ['ink', 'ink-2', 'accent-ink', 'positive-ink', 'warning-ink', 'negative-ink', 'info-ink'];
const tones = ['neutral', 'accent', 'positive', 'warning', 'negative', 'info'];

/** A colour and the one behind it, by name. */
export type ColorPair = readonly [front: string, back: string];

/** Text and its background: at least 4.5 (WCAG 2.2, 1.4.3). */
export const textPairs: readonly ColorPair[] = [
  ...onSurfaces.flatMap((ink) => surfaces.map((surface): ColorPair => [ink, surface])),
  ...tones.map((tone): ColorPair => [`${tone}-ink`, `${tone}-soft`]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'negative'],
];

/** Borders of controls and focus rings: at least 3 (WCAG 2.2, 1.4.11). */
export const linePairs: readonly ColorPair[] = [
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
  ['focus', 'surface'],
  ['focus', 'page'],
];

/** The contrast of two colours of `tokens.css`, by their names, from 1 to 21. */
export const contrast = ([one, other]: ColorPair, mode: 'light' | 'dark'): number =>
  contrastRatio(readToken(one, mode), readToken(other, mode));
