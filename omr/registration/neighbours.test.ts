import { describe, expect, it } from 'vitest';
import { warp } from '../bench/canvas.ts';
import { chain, type Distortion } from '../bench/distort.ts';
import { levels, noise } from '../bench/light.ts';
import { mistakes, readSheet } from '../testing/sheets.node.ts';

/** Moves a page on the glass, in millimetres, printed at a scale and turned by degrees. */
const move =
  (right: number, down: number, size = 1, degrees = 0): Distortion =>
  (canvas, scale) => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle) / size, Math.sin(angle) / size];
    const from = (x: number, y: number) => {
      const [u, v] = [x - canvas.width / 2 - right * scale, y - canvas.height / 2 - down * scale];
      return [u * cos + v * sin + canvas.width / 2, v * cos - u * sin + canvas.height / 2] as const;
    };
    return warp(canvas, canvas.width, canvas.height, from, () => 255);
  };

const read = (distort: Distortion, seed = 51) =>
  readSheet({ sheets: ['a4-none'], dpi: 150, distort: chain(distort, levels(18, 246), noise(2)) }, seed);
const silent = (lines: readonly string[]) => lines.filter((line) => line.endsWith('!'));

describe('a page without registration marks', () => {
  const moves: [string, Distortion][] = [2, 3, 4, 5, 6, 7, 8].flatMap((mm) => [
    [`${mm} mm down`, move(0, mm)],
    [`${mm} mm up`, move(0, -mm)],
    [`${mm} mm to the right`, move(mm, 0)],
    [`${mm} mm both ways`, move(mm, mm)],
  ]);
  const others: [string, Distortion][] = [0.95, 0.97, 1.03, 1.05].map((size) => [`at ${size}`, move(0, 5, size)]);
  const tilts: [string, Distortion][] = [-2, -1, 1, 2].map((degrees) => [`tilted ${degrees}°`, move(0, 5, 1, degrees)]);
  it.each([...moves, ...others, ...tilts])('has no wrong answer that is not flagged: %s', async (_, distort) => {
    expect(silent(mistakes(await read(distort)))).toEqual([]);
  });

  it('is shown to a person when its fields fit those of their neighbours', async () => {
    const { reading } = await read(move(0, 7));
    expect(reading).toMatchObject({ state: 'needs_review', reason: expect.stringContaining('밀려') });
  });

  it.each<[string, Distortion]>([
    ['as it is', move(0, 0)],
    ['1.5 mm off', move(1, 1)],
    ['printed a little larger', move(0, 0, 1.01)],
  ])('is read without doubt %s', async (_, distort) => {
    const sheet = await read(distort, 52);
    expect(mistakes(sheet)).toEqual([]);
    expect(sheet.reading.state).toBe('read');
  });
});
