import { constants } from '../constants.ts';
import type { GreyImage } from '../image/grey.ts';
import { sampleAt } from '../image/grey.ts';
import { quantile, type PlacedBubble } from '../registration/align.ts';
import type { Layout } from '../template/layout.ts';
import { paperAt, type Background } from './background.ts';
import type { FieldReading } from './decide.ts';

const angles = 48;

/**
 * Leaves out (in place) the marks that a student took back, where the template says how. Only a field in which one plain mark is left and
 * every other one was plainly taken back is read so; what may be taken back is flagged.
 */
export function leaveOutTakenBack(
  image: GreyImage,
  background: Background,
  layout: Layout,
  bubbles: readonly PlacedBubble[],
  readings: FieldReading[],
): void {
  const { takenBack, fields } = layout.template;
  if (!takenBack) return;
  const single = readings.filter(({ value }) => typeof value === 'string' && value !== '');
  const inks = single.map(({ marks }) => Math.max(...marks));
  const [usual, most] = [quantile(inks, 0.5), quantile(inks, 0.97)];
  const looksOf = (field: number) => {
    const { options } = fields[field]!;
    return [readings[field]!.value]
      .flat()
      .filter((option) => option !== '')
      .map((option) => {
        const at = options.indexOf(option);
        const look =
          takenBack === 'filled'
            ? lookOfFill(readings[field]!.marks[at]!, usual, most)
            : lookOfStroke(image, background, layout, bubbles, layout.starts[field]! + at);
        return { option, look };
      });
  };
  const looks = readings.map((_, field) => looksOf(field));
  // Whose usual marks are like this says nothing by it.
  const isOdd = (look: Look) => (takenBack === 'filled' ? look !== 'plain' : look === 'taken back');
  const odd = looks.filter((own) => own.length === 1 && isOdd(own[0]!.look)).length;
  const isTelling = odd <= constants.takenBack.mostOdd * single.length;
  for (const [field, reading] of readings.entries()) {
    const own = looks[field]!;
    const optionsOf = (look: Look) => own.filter((mark) => mark.look === look).map(({ option }) => option);
    const [left, gone] = [optionsOf('plain'), optionsOf('taken back')];
    if (gone.length === 0) continue;
    const isSure = isTelling && left.length === 1 && left.length + gone.length === own.length;
    readings[field] = isSure
      ? { ...reading, value: left[0]!, takenBack: gone, confidence: 0.6, flagged: false }
      : { ...reading, confidence: Math.min(0.2, reading.confidence), flagged: true };
  }
}

type Look = 'plain' | 'taken back' | 'unclear';

/** Where students cross their answers, a bubble filled all over is one taken back. */
function lookOfFill(ink: number, usual: number, most: number): Look {
  const { fullFill, thinFill, beyondMost } = constants.takenBack;
  if (ink >= Math.max(fullFill * usual, beyondMost * most)) return 'taken back';
  return ink <= thinFill * usual ? 'plain' : 'unclear';
}

/** A stroke through a bubble leaves it on two opposite sides; a mark that goes over its outline does so anywhere. */
function lookOfStroke(
  image: GreyImage,
  background: Background,
  { bubbles: printed, pitch, bubbleSize }: Layout,
  placed: readonly PlacedBubble[],
  index: number,
): Look {
  const { rings, dark, mostDark, opposite } = constants.takenBack;
  const { x, y, right, down } = placed[index]!;
  const { halfWidth, halfHeight } = printed[index]!;
  const gap = Math.max(pitch - 2 * Math.max(halfWidth, halfHeight), 0.4 * (pitch - bubbleSize));
  const paper = Math.max(1, paperAt(background, x, y));
  const isDark = (angle: number, ring: number) => {
    const u = Math.cos(angle) * (1 + (ring * gap) / halfWidth);
    const v = Math.sin(angle) * (1 + (ring * gap) / halfHeight);
    return 1 - sampleAt(image, x + u * right.x + v * down.x, y + u * right.y + v * down.y) / paper > dark;
  };
  const seen = Array.from({ length: angles }, (_, at) =>
    rings.map((ring) => isDark((2 * Math.PI * at) / angles, ring)),
  );
  if (!seen.some((sides) => sides.includes(true))) return 'plain';
  const through = seen.map((sides) => !sides.includes(false));
  const isOpposed = through.some(
    (is, at) =>
      is && through.some((other, to) => other && Math.abs(((to - at + angles) % angles) - angles / 2) <= opposite),
  );
  return isOpposed && through.filter(Boolean).length <= mostDark * angles ? 'taken back' : 'unclear';
}
