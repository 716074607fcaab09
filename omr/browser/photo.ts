import { shrinkFactor, toGrey } from '../image/grey.ts';
import { UnreadableImage } from '../image/unreadable.ts';
import { fitMap, project, type Homography, type Point } from '../registration/homography.ts';
import { findPaper } from '../registration/paperEdge.ts';

const searchSide = 700;

/** A photograph in colour, upright as the camera held it. */
export interface Photo {
  canvas: OffscreenCanvas;
}

/** The longest side of a photograph in which a sheet is looked for, in pixels: handwriting stays readable. */
export const photoSide = 2200;

/** Lays an opened photograph out to look for the sheet; the picture is closed. */
export function layOut(picture: ImageBitmap): Photo {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  pen(canvas).drawImage(picture, 0, 0);
  picture.close();
  return { canvas };
}

/** The corners of the sheet of paper in a photograph, clockwise from the top left; the photograph's own where there is none. */
export function findCorners({ canvas }: Photo): Point[] {
  const { width, height } = canvas;
  const { data } = pen(canvas).getImageData(0, 0, width, height);
  const factor = Math.max(2, shrinkFactor(width, height, searchSide));
  const corners = findPaper(toGrey({ width, height, channels: 4, data }, factor)).map(({ x, y }) => ({
    x: Math.max(0, Math.min(width, x * factor)),
    y: Math.max(0, Math.min(height, y * factor)),
  }));
  const first = corners.reduce((best, { x, y }, at) => (x + y < corners[best]!.x + corners[best]!.y ? at : best), 0);
  return corners.map((_, at) => corners[(first + at) % 4]!);
}

/** The page between four corners, straightened, as JPEG. */
export async function straighten({ canvas }: Photo, corners: readonly Point[]): Promise<Blob> {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const width = Math.round(Math.max(apart(a, b), apart(d, c), 8));
  const height = Math.round(Math.max(apart(a, d), apart(b, c), 8));
  const page = new OffscreenCanvas(width, height);
  const square = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const map = fitMap(square, corners);
  if (!map) throw new UnreadableImage('네 모서리를 다시 맞춰 주세요.');
  const target = pen(page).createImageData(width, height);
  resample(pen(canvas).getImageData(0, 0, canvas.width, canvas.height), target, map);
  pen(page).putImageData(target, 0, 0);
  return page.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
}

/** Takes each pixel of the page from its place in the photograph, between four pixels of it. */
function resample(from: ImageData, to: ImageData, map: Homography): void {
  const { width, height, data } = from;
  for (let y = 0, at = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++, at += 4) {
      const place = project(map, x + 0.5, y + 0.5);
      const left = Math.max(0, Math.min(width - 2, Math.floor(place.x - 0.5)));
      const top = Math.max(0, Math.min(height - 2, Math.floor(place.y - 0.5)));
      const u = Math.max(0, Math.min(1, place.x - 0.5 - left));
      const v = Math.max(0, Math.min(1, place.y - 0.5 - top));
      const start = 4 * (top * width + left);
      for (let channel = 0; channel < 3; channel++) {
        const one = start + channel;
        const upper = data[one]! * (1 - u) + data[one + 4]! * u;
        const lower = data[one + 4 * width]! * (1 - u) + data[one + 4 * width + 4]! * u;
        to.data[at + channel] = upper * (1 - v) + lower * v;
      }
      to.data[at + 3] = 255;
    }
  }
}

function pen(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new UnreadableImage('이 브라우저에서는 그림을 읽을 수 없습니다.');
  return context;
}

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
