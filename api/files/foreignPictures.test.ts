// @module-tag timeless
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePicture } from '../heavy/picture.node.ts';
import { pictureShapes, type PictureShape } from '../heavy/pictureShapes.ts';
import { foreignPictures } from '../testing/foreign/pictures.node.ts';
import { sayPicture } from './sayPicture.node.ts';

it.each(foreignPictures)('$name, left by $leftBy', async ({ name, expected, bytes }) => {
  const content = await bytes();
  expect(await sayPicture(content, name)).toBe(expected);
  const shapes: PictureShape[] = ['FILE', 'PORTRAIT', 'PUBLISHED', 'TEXT'];
  for (const shape of shapes) {
    const made = await makePicture(content, shape);
    expect(made.fault === undefined, shape).toBe(!expected.startsWith('거절'));
    if (made.fault !== undefined) continue;
    const facts = await sharp(made.bytes).metadata();
    expect(facts, shape).toMatchObject({ space: 'srgb' });
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation], shape).toEqual(Array(5).fill(undefined));
    expect(Math.max(facts.width, facts.height)).toBeLessThanOrEqual(pictureShapes[shape].steps[0]!.side);
    expect(made.bytes.byteLength).toBeLessThanOrEqual(pictureShapes[shape].mostBytes);
    expect(shape === 'FILE' || made.type === 'image/jpeg').toBe(true);
  }
});

it.each(['인쇄.jpg', '깊은.png', '카톡.jpg'])('the colours of %s stay', async (name) => {
  const { bytes } = foreignPictures.find((one) => one.name === name)!;
  const made = await makePicture(await bytes(), 'FILE');
  const { channels } = await sharp(made.fault === undefined ? made.bytes : []).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  expect([red < 80, green > 90, green < 130, blue > 70, blue < 110]).toEqual(Array(5).fill(true));
});
