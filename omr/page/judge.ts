import { constants } from '../constants.ts';
import type { GreyImage } from '../image/grey.ts';
import type { FieldReading } from '../marks/decide.ts';
import type { Registration } from '../registration/register.ts';
import type { Layout } from '../template/layout.ts';

export type PageState = 'read' | 'needs_review' | 'rejected' | 'blank' | 'no_sheet';

/** Whether a page in that state has readings. */
export const isRead = (state: PageState): boolean => state === 'read' || state === 'needs_review';

export interface Judgement {
  state: PageState;
  reason?: string;
}

/**
 * Decides whether a page may count as read, flagging (in place) the fields whose bubbles were not found where they
 * should be.
 */
export function judgePage(
  image: GreyImage,
  layout: Layout,
  registration: Registration,
  readings: FieldReading[],
): Judgement {
  const { leastContrast, leastOutlines } = constants.registration;
  const printsOutlines = registration.typical >= leastContrast * 255;
  if (printsOutlines && registration.found < leastOutlines) {
    return { state: 'rejected', reason: '답안지 양식이 다릅니다. 이 시험의 답안지가 맞는지 확인해 주세요.' };
  }
  if (registration.seen < Math.min(printsOutlines ? 3 : 4, registration.marks)) {
    return { state: 'rejected', reason: '모서리 표식을 찾지 못했습니다. 답안지 전체가 보이게 다시 스캔해 주세요.' };
  }
  if (printsOutlines) flagLostOutlines(layout, registration, readings);
  flagOutside(image, layout, registration, readings);
  flagMissingDigits(layout, readings);
  flagBrokenPage(layout, readings);
  const isElsewhere = registration.isAmbiguous || !registration.upright;
  if (isElsewhere) for (const field of readings.keys()) doubt(readings, field);
  return reviewReason(layout, registration, readings);
}

function reviewReason(layout: Layout, registration: Registration, readings: readonly FieldReading[]): Judgement {
  if (!registration.upright) return { state: 'needs_review', reason: '답안지의 위아래를 확신할 수 없습니다.' };
  if (registration.isAmbiguous) {
    return {
      state: 'needs_review',
      reason: '답안지가 밀려 옆 칸을 읽었을 수 있습니다. 종이를 맞추어 다시 스캔해 주세요.',
    };
  }
  const { fields, composites } = layout.template;
  const at = new Map(fields.map(({ id }, index) => [id, index]));
  for (const [name, ids] of Object.entries(composites)) {
    const parts = ids.map((id) => readings[at.get(id)!]!);
    const blank = parts.filter(({ value }) => value === '').length;
    if (blank > 0 && blank < parts.length) return { state: 'needs_review', reason: `'${name}'에 빈 자리가 있습니다.` };
    if (parts.some(({ flagged }) => flagged)) return { state: 'needs_review', reason: `'${name}' 칸을 확인해 주세요.` };
  }
  const doubtful = readings.filter(({ flagged }) => flagged).length;
  if (doubtful > 0) return { state: 'needs_review', reason: `확인이 필요한 문항이 ${doubtful}개 있습니다.` };
  return { state: 'read' };
}

/** Without a printed outline there is no bubble: the position of the page is wrong, or the page is torn there. */
function flagLostOutlines(layout: Layout, registration: Registration, readings: FieldReading[]) {
  const lost = fieldsWithoutOutlines(layout, registration, readings);
  const at = new Map(layout.template.fields.map(({ id }, index) => [id, index]));
  for (const ids of Object.values(layout.template.composites)) {
    const digits = ids.map((id) => at.get(id)!);
    // Columns of a number look alike: if one is not in its place, the others may be off by one column too.
    if (digits.some((index) => lost.has(index))) for (const index of digits) lost.add(index);
  }
  for (const field of lost) doubt(readings, field);
}

function fieldsWithoutOutlines(
  layout: Layout,
  { groups, contrasts, typical, found, bubbles }: Registration,
  readings: readonly FieldReading[],
): Set<number> {
  const { bubbleDoubt, foundDoubt, leastInk, outlineDoubt } = constants.marks;
  if (found < foundDoubt) return new Set(readings.keys());
  const lost = new Set<number>();
  for (const [index, { contrast }] of bubbles.entries()) {
    const { field, option } = layout.bubbles[index]!;
    // A mark may cover its outline; an empty bubble shows it.
    if (contrast < bubbleDoubt * typical && readings[field]!.marks[option]! < leastInk) lost.add(field);
  }
  for (const [index, group] of groups.entries()) {
    if (contrasts[index]! < outlineDoubt * typical) lost.add(layout.bubbles[group.first]!.field);
  }
  return lost;
}

/** Missing digits in a number are probably a mistake, but a short number may begin with blanks. */
function flagMissingDigits({ template }: Layout, readings: FieldReading[]) {
  const at = new Map(template.fields.map(({ id }, index) => [id, index]));
  for (const ids of Object.values(template.composites)) {
    const indices = ids.map((id) => at.get(id)!);
    const first = indices.findIndex((index) => readings[index]!.value !== '');
    if (first < 0) continue;
    const expected = indices.length > constants.marks.shortNumber ? indices : indices.slice(first);
    for (const index of expected) if (readings[index]!.value === '') doubt(readings, index);
  }
}

/**
 * If much of a page is in doubt, or most digits of a number are marked twice, the page is torn or its file is
 * damaged, and fields that look valid may be wrong.
 */
function flagBrokenPage({ template }: Layout, readings: FieldReading[]) {
  const doubtful = readings.filter(({ flagged }) => flagged).length;
  const doubles = new Set(
    template.fields.filter((_, index) => Array.isArray(readings[index]!.value)).map(({ id }) => id),
  );
  const muddled = Object.values(template.composites).some(
    (ids) => ids.length > 2 && ids.filter((id) => doubles.has(id)).length > ids.length / 2,
  );
  if (muddled || doubtful > constants.marks.brokenPart * readings.length) {
    for (const field of readings.keys()) doubt(readings, field);
  }
}

function flagOutside(image: GreyImage, layout: Layout, { bubbles }: Registration, readings: FieldReading[]) {
  for (const [index, { x, y }] of bubbles.entries()) {
    if (x < 1 || y < 1 || x > image.width - 2 || y > image.height - 2) doubt(readings, layout.bubbles[index]!.field);
  }
}

function doubt(readings: FieldReading[], field: number) {
  const reading = readings[field]!;
  readings[field] = { ...reading, confidence: Math.min(0.2, reading.confidence), flagged: true };
}
