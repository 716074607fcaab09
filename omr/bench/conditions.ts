import { chain, type Distortion } from './distort.ts';
import { blackWhite, blur, gradient, levels, noise, punchHoles, shadow } from './light.ts';
import { blackBorder, curl, fold, lostCorner, photo, rotate, shift, stretch, turn } from './shape.ts';
import type { MarkStyle } from './marks.ts';
import type { PenKind } from './pens.ts';

/** One way sheets are filled and damaged. */
export interface Condition {
  name: string;
  /** Figures are also summed over conditions of one group. */
  group: string;
  dpi: number;
  pens: readonly PenKind[];
  styles: readonly MarkStyle[];
  distort?: Distortion;
  /** JPEG quality; 0 for PNG. */
  quality: number;
  colour?: true;
  /** Shares of fields that are blank, marked twice, or have an erased mark or a slip of the pen. */
  blank: number;
  double: number;
  erased: number;
  stray: number;
  /** The marks of another sheet shine through. */
  bleeds?: true;
  /** Sheets other than the usual ones. */
  sheets?: readonly string[];
}

/** A correctly filled sheet without damage. */
export const usual: Omit<Condition, 'name' | 'group'> = {
  dpi: 150,
  pens: ['marker', 'pencil'],
  styles: ['full'],
  quality: 85,
  blank: 0.04,
  double: 0,
  erased: 0,
  stray: 0,
};

const scan = chain(levels(18, 246), noise(2));
const scanned = (...steps: Distortion[]) => chain(...steps, levels(18, 246), noise(2));
const allPens: PenKind[] = ['marker', 'pencil', 'ballpoint', 'gel', 'faint'];
const allStyles: MarkStyle[] = ['full', 'full', 'full', 'partial', 'tick', 'cross', 'overfull', 'small'];
const easyPhoto = chain(photo(0.05, 4, 0.85), noise(3));
const hardPhoto = chain(photo(0.14, 12, 0.6), shadow(0.1, 0.35), blur(0.1), noise(5));

const group = (name: string, members: Record<string, Partial<Condition>>): Condition[] =>
  Object.entries(members).map(([member, own]) => ({ ...usual, distort: scan, ...own, name: member, group: name }));

/** Every condition of the bench. */
export const conditions: readonly Condition[] = [
  ...group('clean', {
    'clean 300 dpi': { dpi: 300, colour: true },
    'clean 200 dpi': { dpi: 200 },
    'clean 150 dpi': {},
  }),
  ...group('low resolution', { '100 dpi': { dpi: 100 }, '75 dpi': { dpi: 75, quality: 90 } }),
  ...group('rotation', {
    'rotated 1°': { distort: scanned(rotate(0.5, 1.5)) },
    'rotated 3°': { distort: scanned(rotate(2, 4)) },
    'rotated 10°': { distort: scanned(rotate(5, 10)) },
    'rotated 90°': { distort: scanned(turn(1)) },
    'rotated 180°': { distort: scanned(rotate(0, 1), turn(2)) },
    'rotated 270°': { distort: scanned(rotate(0, 2), turn(3)) },
    'any rotation': { distort: scanned(rotate(20, 160)) },
  }),
  ...group('geometry', {
    'shifted 8 mm': { distort: scanned(shift(8)) },
    'scaled 94 %': { distort: scanned(stretch(0.94, 0.94)) },
    stretched: { distort: scanned(stretch(0.975, 1.01)) },
    'curl 1.5 mm': { distort: scanned(curl(1.5)) },
    'curl 3 mm': { distort: scanned(curl(3)) },
    fold: { distort: scanned(fold) },
    'one corner lost': { distort: scanned(lostCorner) },
    'one corner lost, turned': { distort: scanned(lostCorner, rotate(1, 4), turn(2)) },
  }),
  ...group('paper', {
    'bleed-through': { bleeds: true },
    'punch holes': { distort: scanned(punchHoles) },
    'black border': { distort: scanned(blackBorder) },
  }),
  ...group('JPEG', { 'JPEG 30': { quality: 30 }, 'JPEG 10': { quality: 10 } }),
  ...group('noise', {
    noise: { distort: chain(levels(20, 240), noise(14)) },
    'strong noise': { distort: chain(levels(20, 235), noise(28)), quality: 70 },
    blur: { distort: scanned(blur(0.22)) },
  }),
  ...group('tone', {
    'black and white': { distort: chain(noise(6), blackWhite), quality: 0, dpi: 200, pens: ['marker', 'ballpoint'] },
    'black and white 100 dpi': { distort: chain(noise(6), blackWhite), quality: 0, dpi: 100, pens: ['marker'] },
    dark: { distort: chain(levels(5, 120), noise(3)) },
    pale: { distort: chain(levels(150, 250), noise(2)) },
    'colour pens': { colour: true, pens: ['ballpoint', 'gel'] },
  }),
  ...group('shadow', {
    'light gradient': { distort: scanned(gradient(0.5)) },
    shadow: { distort: scanned(shadow(0.15, 0.4)) },
    'deep shadow': { distort: scanned(shadow(0.4, 0.6)) },
  }),
  ...group('photo', {
    'easy photo': { distort: easyPhoto, dpi: 200, quality: 80 },
    'hard photo': { distort: hardPhoto, dpi: 200, quality: 70 },
    'photo, upside down': { distort: chain(easyPhoto, turn(2)), dpi: 180, quality: 80 },
    'photo, one corner lost': { distort: chain(lostCorner, easyPhoto), dpi: 180, quality: 80 },
    'photo by paper edge': { distort: easyPhoto, dpi: 200, quality: 80, sheets: ['a4-paper'] },
  }),
  ...group('no marks', { 'clean, no marks': { sheets: ['a4-none', 'a4-paper'], distort: scanned(rotate(0, 0.3)) } }),
  ...group('faint', {
    'faint pencil': { pens: ['faint'] },
    'very light pencil': { pens: ['very-light'] },
  }),
  ...group('marks', {
    ballpoint: { pens: ['ballpoint'] },
    partial: { styles: ['partial'] },
    small: { styles: ['small'] },
    cross: { styles: ['cross'] },
    overfull: { styles: ['overfull'] },
    offset: { styles: ['offset'] },
    double: { double: 0.08 },
    stray: { stray: 0.15 },
    sparse: { blank: 0.85 },
  }),
  ...group('tick', { tick: { styles: ['tick'] } }),
  ...group('erased', { erased: { erased: 0.2, pens: ['pencil'] } }),
  ...group('blank', { 'blank sheet': { blank: 1 } }),
  ...group('mixed pens', { 'mixed pens': { pens: allPens, styles: allStyles, double: 0.02, dpi: 200 } }),
  ...group('mixed, erased', {
    'mixed pens, erased': { pens: allPens, styles: allStyles, double: 0.02, erased: 0.05, stray: 0.05 },
  }),
  ...group('mixed photo', {
    'mixed photos': {
      pens: allPens,
      styles: ['full', 'full', 'partial', 'cross'],
      distort: hardPhoto,
      dpi: 200,
      quality: 75,
      double: 0.02,
    },
  }),
  ...group('mixed shadow', {
    'mixed shadow': {
      pens: allPens,
      styles: allStyles,
      distort: scanned(rotate(0, 3), shadow(0.2, 0.5), gradient(0.7)),
      double: 0.02,
    },
  }),
  ...group('mixed scan', {
    'mixed scans': {
      pens: allPens,
      styles: allStyles,
      distort: scanned(curl(1), rotate(0, 3), punchHoles),
      quality: 40,
      bleeds: true,
      double: 0.01,
      erased: 0.03,
      stray: 0.05,
    },
  }),
];
