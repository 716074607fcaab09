import { constants } from '../constants.ts';
import type { GreyImage } from '../image/grey.ts';
import { estimateBackground, type Background } from '../marks/background.ts';
import { innerSamples, measureDarkness } from '../marks/darkness.ts';
import { decideFields, type FieldReading } from '../marks/decide.ts';
import { weighEvidence } from '../marks/evidence.ts';
import { leaveOutTakenBack } from '../marks/takenBack.ts';
import type { PlacedBubble } from '../registration/align.ts';
import { register, type Registration } from '../registration/register.ts';
import type { Layout } from '../template/layout.ts';
import { judgePage, type PageState } from './judge.ts';
import { joinComposites } from './composites.ts';

/** The reading of one picture of one sheet. */
export interface PageReading {
  /**
   * `read`: nothing is in doubt; `needs_review`: a person should look; `rejected`: a sheet of which nothing was read; `blank` and
   * `no_sheet`: not a sheet.
   */
  state: PageState;
  /** Why the state is not `read`, in Korean. */
  reason?: string;
  fields: Record<string, FieldReading>;
  composites: Record<string, string>;
  /** Where each bubble lies on the picture read, in pixels; empty when nothing was read. */
  bubbles: PlacedBubble[];
}

/** Pixels of the long side of a picture this layout is read from; larger pictures may be made smaller first. */
export function workingLongSide({ template, bubbleSize }: Layout): number {
  const { page } = template;
  const { pixelsPerBubble, pixelsPerMm } = constants.image;
  const scale = page.unit === 'mm' ? pixelsPerMm : pixelsPerBubble / bubbleSize;
  return Math.max(page.width, page.height) * scale;
}

/** Reads one picture of a sheet, in any position and rotation. Never throws. */
export function readPage(image: GreyImage, layout: Layout): PageReading {
  const registration = register(image, layout);
  if (!registration)
    return nothing('rejected', '모서리 표식을 찾지 못했습니다. 답안지 전체가 보이게 다시 스캔해 주세요.');
  const background = backgroundOf(image, registration);
  const darkness = measureDarkness(image, background, registration.bubbles);
  const mask = innerSamples(layout.template.bubble.shape);
  const readings = decideFields(layout, weighEvidence(layout, darkness, mask));
  leaveOutTakenBack(image, background, layout, registration.bubbles, readings);
  const judgement = judgePage(image, layout, registration, readings);
  if (judgement.state === 'rejected') return nothing('rejected', judgement.reason ?? '');
  const fields = Object.fromEntries(layout.template.fields.map(({ id }, index) => [id, readings[index]!]));
  return { ...judgement, fields, composites: joinComposites(layout.template, fields), bubbles: registration.bubbles };
}

/** A page of which nothing was read. */
export const nothing = (state: PageState, reason: string): PageReading => ({
  state,
  reason,
  fields: {},
  composites: {},
  bubbles: [],
});

function backgroundOf(image: GreyImage, { bubbles }: Registration): Background {
  const longest = bubbles.map(
    ({ right, down }) => 2 * Math.max(Math.hypot(right.x, right.y), Math.hypot(down.x, down.y)),
  );
  const usual = longest.sort((a, b) => a - b)[longest.length >> 1]!;
  return estimateBackground(image, Math.max(3, Math.round(constants.marks.cellOfBubble * usual)));
}
