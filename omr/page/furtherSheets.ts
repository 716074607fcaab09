import { constants } from '../constants.ts';
import { halve, type GreyImage } from '../image/grey.ts';
import { quantile } from '../registration/align.ts';
import { candidatesOf } from '../registration/register.ts';
import type { FieldReading } from '../marks/decide.ts';
import type { Layout } from '../template/layout.ts';
import { halfOf, halvesOf, isLikeSheet, showsBubbles } from './halves.ts';
import { readSheet, type SheetReading } from './identify.ts';
import { isRead } from './judge.ts';
import { arePlaced } from './otherPages.ts';
import { countOvals } from './ovals.ts';
import { nothing } from './read.ts';
import { areLoneMarks, paintOver, scaleOf } from './rest.ts';

/**
 * Reads every sheet in a picture, from the top left: two photographed side by side, two on the glass of a large scanner. One that is
 * seen but cannot be read, such as one behind another, is `rejected`, and the first is crowded, so that a person looks.
 */
export async function readSheets(
  image: GreyImage,
  layouts: readonly Layout[],
  readCode: (image: GreyImage) => Promise<string | undefined>,
): Promise<SheetReading[]> {
  const sheets = [await readSheet(image, layouts, readCode)];
  const two = await readHalves(image, sheets[0]!, layouts, readCode);
  if (two) return two;
  let rest: GreyImage | undefined = image;
  while (sheets.length < constants.furtherSheets.most) {
    const last: SheetReading = sheets.at(-1)!;
    rest = isRead(last.reading.state) ? paintOver(rest, last) : undefined;
    const clue = rest && clueIn(rest, last);
    if (!rest || !clue) break;
    const next = await readSheet(rest, layouts, readCode);
    if (isSheet(next) && isPrintedLike(next, sheets[0]!)) sheets.push(next);
    else if (clue === 'vague') break;
    else return [crowded(sheets[0]!), ...sheets.slice(1), { reading: hidden, layout: last.layout }];
  }
  return sheets.length > 1 ? sheets.sort((one, other) => placeOf(one) - placeOf(other)) : sheets;
}

/** Two sheets of which the edges are one outline, since nothing else marks them: read where a half of the picture is plainly a sheet of its own. */
async function readHalves(
  image: GreyImage,
  { reading, layout }: SheetReading,
  layouts: readonly Layout[],
  readCode: (image: GreyImage) => Promise<string | undefined>,
): Promise<SheetReading[] | undefined> {
  if (layout.template.registration.kind !== 'paper-edge' || reading.state === 'read') return undefined;
  const isAcross = image.width > image.height;
  const halves = await Promise.all(halvesOf(image, isAcross).map((half) => readSheet(half, layouts, readCode)));
  const least = 255 * constants.registration.leastContrast;
  const plain = halves.filter(
    (half) => isSheet(half) && doubtOf(half) <= constants.furtherSheets.mostDoubt && outlinesOf(half) >= least,
  );
  if (plain.length === 2) return plain;
  const [sheet] = plain;
  if (!sheet) return undefined;
  const rest = paintOver(image, sheet);
  const beside = rest && halfOf(rest, isAcross, sheet === halves[0]);
  return beside && isLikeSheet(beside, image, sheet.layout) ? [crowded(sheet), { reading: hidden, layout }] : [sheet];
}

/** Part of a sheet's fields that is flagged; all of one that was not read. */
function doubtOf({ reading: { fields } }: SheetReading): number {
  const all = Object.values(fields);
  return all.length === 0 ? 1 : all.filter(({ flagged }) => flagged).length / all.length;
}

/** Whether bubbles or marks of another sheet are seen, or only something that may be marks. */
function clueIn(rest: GreyImage, { layout, reading }: SheetReading): 'clear' | 'vague' | undefined {
  const { kind } = layout.template.registration;
  // Where the edges are of something else, bubbles beside them are those of the sheet itself.
  if (kind === 'paper-edge' && doubtOf({ reading, layout }) === 1) return undefined;
  if (kind === 'paper-edge') return showsBubbles(rest, layout) ? 'clear' : 'vague';
  // Photographs have room around a sheet, so this is done for most of them: half as large is enough.
  const small = halve(rest);
  if (countOvals(small, layout) >= constants.otherPages.fewestOvals) return 'clear';
  if (kind === 'none') return 'vague';
  const candidates = candidatesOf(small, layout);
  if (areLoneMarks(candidates, layout, scaleOf(layout, reading.bubbles) / 2)) return 'clear';
  return arePlaced(candidates, layout) ? 'vague' : undefined;
}

/** Whether a reading of what was left is one of a sheet: other things may look like marks and bubbles. */
function isSheet({ reading, code }: SheetReading): boolean {
  const isSure = ({ value, flagged }: FieldReading) => !flagged && value !== '';
  return code !== undefined || (isRead(reading.state) && Object.values(reading.fields).some(isSure));
}

/** Contrast of the outlines of a sheet's bubbles. Edges of anything may be taken for paper, and shadows on it for marks. */
const outlinesOf = ({ reading: { bubbles } }: SheetReading) =>
  quantile(
    bubbles.map(({ contrast }) => contrast),
    0.5,
  );

/** Whether a further sheet shows outlines where its bubbles should be, if the first one prints any. */
const isPrintedLike = (next: SheetReading, first: SheetReading) =>
  next.code !== undefined || outlinesOf(next) >= constants.furtherSheets.leastOutlines * outlinesOf(first);

const hidden = nothing('rejected', '같은 쪽에 보이는 다른 답안지입니다. 한 장씩 다시 스캔해 주세요.');

function crowded({ reading, ...sheet }: SheetReading): SheetReading {
  return {
    ...sheet,
    isCrowded: true,
    reading: { ...reading, state: 'needs_review', reason: '답안지가 두 장 보입니다.' },
  };
}

/** How far a sheet lies to the right and down; one that was not read comes last. */
function placeOf({ reading: { bubbles } }: SheetReading): number {
  return bubbles.length > 0 ? bubbles.reduce((sum, { x, y }) => sum + x + y, 0) / bubbles.length : Infinity;
}
