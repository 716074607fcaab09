import type { PictureKind } from '#ui-kit/format/picture/kinds.ts';

/** What a picture is made for: a profile, a text, a page that anybody opens, the academy's sign, a file that others download. */
export type PictureShape = 'PORTRAIT' | 'TEXT' | 'PUBLISHED' | 'LOGO' | 'FILE';

/** Width and height of a profile picture, in pixels. */
export const portraitSide = 512;

/** What comes out: a picture of `kind`, at most so many bytes, by the first side (pixels) and quality that are small enough; the last always are. */
interface Limits {
  kind: PictureKind | 'KEPT';
  mostBytes: number;
  steps: readonly { side: number; quality: number }[];
}

/** The limits of each shape. */
export const pictureShapes: Readonly<Record<PictureShape, Limits>> = {
  PORTRAIT: { kind: 'JPEG', mostBytes: 1_048_576, steps: [{ side: portraitSide, quality: 85 }] },
  TEXT: {
    kind: 'JPEG',
    mostBytes: 200_000,
    steps: [
      { side: 1280, quality: 85 },
      { side: 1280, quality: 70 },
      { side: 1024, quality: 65 },
      { side: 800, quality: 60 },
      { side: 640, quality: 45 },
      { side: 400, quality: 40 },
    ],
  },
  PUBLISHED: {
    kind: 'JPEG',
    mostBytes: 1_048_576,
    steps: [
      { side: 1600, quality: 82 },
      { side: 1600, quality: 65 },
      { side: 1200, quality: 60 },
      { side: 800, quality: 50 },
    ],
  },
  // Of a PNG only the side counts; noise at 160 pixels is less than half of the bytes.
  LOGO: {
    kind: 'PNG',
    mostBytes: 200_000,
    steps: [
      { side: 512, quality: 100 },
      { side: 320, quality: 100 },
      { side: 160, quality: 100 },
    ],
  },
  FILE: { kind: 'KEPT', mostBytes: Infinity, steps: [{ side: 4096, quality: 90 }] },
};
