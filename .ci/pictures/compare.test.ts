import sharp from 'sharp';
import { expect, test } from 'vitest';
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
