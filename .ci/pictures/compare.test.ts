import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawDifference, hashPixels } from './compare.ts';

function draw(width: number, height: number, compressionLevel = 6): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .png({ compressionLevel })
    .toBuffer();
}

test('the same pixels have the same hash, whatever the file', async () => {
  const [one, other] = [await draw(20, 10, 0), await draw(20, 10, 9)];
  expect(one.equals(other)).toBe(false);
  expect(await hashPixels(one)).toBe(await hashPixels(other));
  expect(await hashPixels(await draw(10, 20))).not.toBe(await hashPixels(one));
});

test('pixels that differ are counted and marked', async () => {
  const before = await draw(20, 10);
  const now = await sharp(before)
    .composite([
      { input: await sharp(before).resize(3, 4, { fit: 'fill' }).negate().png().toBuffer(), left: 2, top: 2 },
    ])
    .png()
    .toBuffer();
  const { png, pixels } = await drawDifference(before, now);
  expect(pixels).toBe(12);
  expect(await sharp(png).metadata()).toMatchObject({ width: 20, height: 10 });
  expect((await drawDifference(before, before)).pixels).toBe(0);
});

test('a longer page is compared with the shorter one, and differs by what it has more', async () => {
  const { png, pixels } = await drawDifference(await draw(20, 10), await draw(20, 14));
  expect(pixels).toBe(80);
  expect(await sharp(png).metadata()).toMatchObject({ width: 20, height: 14 });
});

describe('what counts as changed', () => {
  const picture = (inside: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="white"/>${inside}</svg>`,
      ),
    )
      .png()
      .toBuffer();
  const edge = (x: number) => picture(`<rect x="${x}" y="10" width="120" height="30" rx="6" fill="#0b6b75"/>`);
  const word = (text: string, x = 20) =>
    picture(`<text x="${x}" y="36" font-size="15" font-family="sans-serif" fill="#1b2130">${text}</text>`);
  const differing = async (one: Promise<Buffer>, other: Promise<Buffer>) =>
    (await drawDifference(await one, await other)).pixels;

  test('not an edge that is smoothed in another way', async () => {
    expect(await hashPixels(await edge(20.4))).not.toBe(await hashPixels(await edge(20.6)));
    expect(await differing(edge(20.4), edge(20.6))).toBe(0);
  });

  test('a word, a colour, and an edge that is a pixel further', async () => {
    expect(await differing(word('Save'), word('Send'))).toBeGreaterThan(10);
    expect(
      await differing(
        picture('<circle cx="9" cy="9" r="4" fill="red"/>'),
        picture('<circle cx="9" cy="9" r="4" fill="blue"/>'),
      ),
    ).toBeGreaterThan(10);
    expect(await differing(edge(20), edge(21))).toBeGreaterThan(10);
    expect(await differing(picture(''), picture('<path d="M10 20.5H90" stroke="#d8dce4"/>'))).toBeGreaterThan(10);
  });
});
