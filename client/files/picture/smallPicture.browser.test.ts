import { expect, it } from 'vitest';
import { emptyZip, flatJpeg, joined, letters, turnedBy, withSegments } from '#api/testing/foreign/jpegParts.ts';
import { readPicture } from '#ui-kit/format/picture/readPicture.ts';
import { openPicture } from './openPicture.ts';
import { smallPicture } from './smallPicture.ts';

const heicUrl = new URL('../../../omr/testing/sheet.heic', import.meta.url);
const heic = async () => new Uint8Array(await (await fetch(heicUrl)).arrayBuffer());
const file = (bytes: Uint8Array<ArrayBuffer>, name: string, type = '') => new File([bytes], name, { type });

/** A picture of two halves, red above and blue below, or nothing below. */
async function halves(type: string, width: number, height: number, below: string | null = '#00f') {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width, height / 2);
  if (below !== null) {
    context.fillStyle = below;
    context.fillRect(0, height / 2, width, height);
  }
  const blob = await canvas.convertToBlob({ type, quality: 0.9 });
  return new Uint8Array(await blob.arrayBuffer());
}

/** What is sent: its facts, and the colour at a place, 0 to 1. */
async function sentOf(chosen: File, longest = 2000) {
  const sent = await smallPicture(chosen, longest);
  const facts = readPicture(new Uint8Array(await sent.arrayBuffer()));
  const bitmap = await createImageBitmap(sent);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [
    ...context.getImageData(Math.floor(x * (bitmap.width - 1)), Math.floor(y * (bitmap.height - 1)), 1, 1).data,
  ];
  return { sent, facts, at };
}

it.each([
  ['a photograph of a phone of 12 megapixels', 4000, 3000, 1, 2000, 1500],
  ['one of 48', 8064, 6048, 1, 2000, 1500],
  ['one of 108, held upright', 12_000, 9000, 6, 1500, 2000],
  ['one of 200', 16_320, 12_240, 1, 2000, 1500],
])('%s becomes small', { timeout: 30_000 }, async (_, width, height, turn, across, down) => {
  const { facts } = await sentOf(
    file(withSegments(flatJpeg(width, height), turnedBy(turn)), 'IMG_1.jpg', 'image/jpeg'),
  );
  expect(facts).toMatchObject({ kind: 'JPEG', width: across, height: down, turn: 1, hasFacts: false });
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('what a camera turned by %i stands upright', async (turn) => {
  const photo = withSegments(await halves('image/jpeg', 600, 400), turnedBy(turn));
  const { facts, at } = await sentOf(file(photo, 'IMG_2.jpg', 'image/jpeg'), 300);
  expect(facts).toMatchObject(turn > 4 ? { width: 200, height: 300 } : { width: 300, height: 200 });
  // Where the red half comes to lie.
  const [x, y] = {
    1: [0.5, 0],
    2: [0.5, 0],
    3: [0.5, 1],
    4: [0.5, 1],
    5: [0, 0.5],
    6: [1, 0.5],
    7: [1, 0.5],
    8: [0, 0.5],
  }[turn]!;
  expect(at(x!, y!)[0]).toBeGreaterThan(200);
  expect(at(1 - x!, 1 - y!)[2]).toBeGreaterThan(200);
});

it('HEIC becomes JPEG, whatever it is called', async () => {
  for (const name of ['IMG_3.HEIC', 'IMG_3.jpg']) {
    const { sent, facts } = await sentOf(file(await heic(), name));
    expect([sent.name, sent.type, facts.fault]).toEqual(['IMG_3.jpg', 'image/jpeg', undefined]);
  }
});

it('a HEIC of 48 megapixels is left to the server where the browser does not know it', async () => {
  const bytes = await heic();
  const view = new DataView(bytes.buffer);
  const at = bytes.findIndex((_, start) => String.fromCharCode(...bytes.subarray(start, start + 4)) === 'ispe');
  view.setUint32(at + 8, 8064);
  view.setUint32(at + 12, 6048);
  const large = file(bytes, 'IMG_4.HEIC', 'image/heic');
  expect(await smallPicture(large, 2000)).toBe(large);
});

it('a small PNG stays, a large one is drawn on white', async () => {
  const small = file(await halves('image/png', 300, 200, null), '화면.png', 'image/png');
  expect(await smallPicture(small, 2000)).toBe(small);
  const { sent, at } = await sentOf(file(await halves('image/png', 3000, 2000, null), '투명.png', 'image/png'));
  expect(sent.name).toBe('투명.jpg');
  expect(
    at(0.5, 0.95)
      .slice(0, 3)
      .every((value) => value > 250),
  ).toBe(true);
});

it('what is no picture by name and content stays', async () => {
  const pdf = file(joined(letters('%PDF-1.7')), '풀이.pdf', 'application/pdf');
  expect(await smallPicture(pdf, 2000)).toBe(pdf);
});

const whole = await halves('image/jpeg', 300, 200);
it.each([
  ['빈.jpg', new Uint8Array(), /^빈 파일/],
  ['글.jpg', joined(letters('a cat')), /^사진이 아니거나/],
  ['반쪽.jpg', whole.slice(0, whole.length / 2), /^사진이 깨졌거나/],
  ['반쪽.HEIC', (await heic()).slice(0, 9000), /^사진이 깨졌거나/],
  ['압축.jpg', joined(whole, emptyZip()), /^사진 안에 다른 파일/],
  ['폭탄.jpg', flatJpeg(60_000, 60_000), /^사진의 화소가 너무 많습니다\(60,000×60,000\)/],
])('%s is refused before it is sent', async (name, bytes, words) => {
  await expect(smallPicture(file(bytes, name, 'image/jpeg'), 2000)).rejects.toThrow(words);
  await expect(openPicture(file(bytes, name), 2000)).rejects.toMatchObject({ name: 'UnreadableFile' });
});
