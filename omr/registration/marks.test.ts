import { describe, expect, it } from 'vitest';
import { chain, type Distortion } from '../bench/distort.ts';
import { blur, levels, noise } from '../bench/light.ts';
import { lostCorner, photo, rotate, shift, turn } from '../bench/shape.ts';
import { mistakes, readSheet } from '../testing/sheets.node.ts';

const scanned = (...steps: Distortion[]) => chain(...steps, levels(18, 246), noise(2));
const faint: Distortion = (canvas) => ({ ...canvas, data: canvas.data.map((grey) => 255 - 0.45 * (255 - grey)) });

/** The first bar of the track and one beside the columns are not there: the others could be a row farther. */
const withoutBars: Distortion = (canvas, scale) => {
  const isLost = (x: number, y: number) => (x < 12 && y > 112 && y < 120) || (x > 190 && y < 20);
  const data = canvas.data.map((grey, at) =>
    isLost((at % canvas.width) / scale, Math.floor(at / canvas.width) / scale) ? 255 : grey,
  );
  return { ...canvas, data };
};

const ways: [string, Distortion][] = [
  ['as it is', scanned()],
  ['shifted 5 mm', scanned(shift(5))],
  ['turned 2°', scanned(rotate(2, 2))],
  ['upside down', scanned(turn(2))],
  ['printed faintly', scanned(faint)],
  ['blurred', scanned(blur(0.1))],
  ['in a photo', chain(photo(0.05, 4, 0.85), noise(3))],
];

/** Sheets of a way: all of them, or as many as a part of the run plays. */
const some = (seeds: readonly number[]) => seeds.slice(0, Math.ceil(seeds.length * Number(process.env.TEST_RUNS)));

describe.each(['a4-cross', 'a4-track', 'a4-mixed'])('%s', (sheet) => {
  it.each(ways)('is read %s', { tags: ['sampled'] }, async (_, distort) => {
    for (const seed of some([51, 52, 53])) {
      const read = await readSheet({ sheets: [sheet], dpi: 150, distort }, seed);
      expect(mistakes(read)).toEqual([]);
      expect(read.reading.composites['studentNumber']).toMatch(/^\d{8}$/);
    }
  });

  it.each<[string, Distortion]>([
    ['a lost corner', scanned(lostCorner)],
    ['bars of a track lost', scanned(withoutBars)],
    ['a hard photo', chain(photo(0.14, 12, 0.6), noise(5))],
  ])('has no wrong answer that is not flagged: %s', { tags: ['sampled'] }, async (_, distort) => {
    for (const seed of some([61, 62, 63])) {
      const lines = mistakes(await readSheet({ sheets: [sheet], dpi: 150, distort }, seed));
      expect(lines.filter((line) => line.endsWith('!'))).toEqual([]);
    }
  });
});
