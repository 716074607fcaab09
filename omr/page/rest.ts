import { constants } from '../constants.ts';
import type { GreyImage } from '../image/grey.ts';
import type { PlacedBubble } from '../registration/align.ts';
import type { Candidate } from '../registration/candidates.ts';
import { fitMap, project, type Homography } from '../registration/homography.ts';
import { marksOf } from '../registration/register.ts';
import type { Layout } from '../template/layout.ts';
import type { SheetReading } from './identify.ts';

/** The picture without a sheet that was read; undefined where too little is left for another. */
export function paintOver(image: GreyImage, { reading, layout }: SheetReading): GreyImage | undefined {
  const map = fitMap(reading.bubbles, layout.bubbles);
  if (!map || roomBeside(image, map, layout) < constants.furtherSheets.leastRoom) return undefined;
  const { width, height } = image;
  const data = image.data.slice();
  // Edges of paper are looked for where a dark ground ends, marks on a bright one.
  const grey = layout.template.registration.kind === 'paper-edge' ? 0 : 255;
  for (let y = 0; y < height; y++) {
    let [from, to] = [width, 0];
    for (let x = 0; x < width; x += 8) {
      if (!isOnPage(map, layout, x, y)) continue;
      from = Math.min(from, Math.max(0, x - 8));
      to = Math.min(width, x + 8);
    }
    if (to > from) data.fill(grey, y * width + from, y * width + to);
  }
  return { width, height, data };
}

/** The part of the picture that a page does not cover. */
function roomBeside({ width, height }: GreyImage, map: Homography, layout: Layout): number {
  const side = 40;
  let outside = 0;
  for (let cell = 0; cell < side * side; cell++) {
    const x = ((cell % side) + 0.5) * (width / side);
    const y = (Math.floor(cell / side) + 0.5) * (height / side);
    if (!isOnPage(map, layout, x, y)) outside++;
  }
  return outside / (side * side);
}

function isOnPage(map: Homography, { template: { page } }: Layout, x: number, y: number): boolean {
  const at = project(map, x, y);
  const margin = constants.furtherSheets.margin * page.width;
  return at.x > -margin && at.y > -margin && at.x < page.width + margin && at.y < page.height + margin;
}

/**
 * Whether two marks are seen as large and as far apart as those of a sheet like the one that was read, and hardly any others.
 * @param scale pixels of a page unit on the picture of the candidates.
 */
export function areLoneMarks(candidates: readonly Candidate[], layout: Layout, scale: number): boolean {
  const { plainMark, mostMarks } = constants.furtherSheets;
  const marks = marksOf(layout);
  const isPlain = ({ fit, size }: Candidate) => fit >= plainMark && near(size, marks[0]!.size * scale, 0.2);
  const seen = candidates.filter(isPlain);
  if (seen.length < 2 || seen.length > mostMarks) return false;
  const distances = marks.flatMap((one, at) => marks.slice(at + 1).map((other) => scale * apart(one, other)));
  return seen.some((one, at) =>
    seen.slice(at + 1).some((other) => distances.some((distance) => near(apart(one, other), distance, 0.05))),
  );
}

/** Pixels of a page unit, from the middles of bubbles. */
export function scaleOf({ bubbles }: Layout, placed: readonly PlacedBubble[]): number {
  const [first, last] = [0, bubbles.length - 1];
  return apart(placed[first]!, placed[last]!) / apart(bubbles[first]!, bubbles[last]!);
}

const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);
const near = (value: number, wanted: number, part: number) => Math.abs(value - wanted) < part * wanted;
