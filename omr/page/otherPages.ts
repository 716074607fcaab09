import { constants } from '../constants.ts';
import { findDarkPatches, type Component } from '../image/components.ts';
import { halve, shrinkFactor, toGrey, type GreyImage } from '../image/grey.ts';
import type { Candidate } from '../registration/candidates.ts';
import { findPoses } from '../registration/pose.ts';
import { candidatesOf, marksOf } from '../registration/register.ts';
import type { Layout } from '../template/layout.ts';
import { countOvals } from './ovals.ts';

/** What a page is that is no answer sheet: empty, or something else, such as a cover, a letter or printed questions. */
export type OtherPage = 'blank' | 'no_sheet';

/** Tells blank and other pages from sheets that could not be read; undefined for what may be a sheet, or is too blurred to tell. */
export function tellOtherPage(image: GreyImage, layouts: readonly Layout[]): OtherPage | undefined {
  if (isBlank(image)) return 'blank';
  return layouts.some((layout) => isLikeSheet(image, layout)) || !isSharp(image) ? undefined : 'no_sheet';
}

/** Whether there is nothing on the paper but what shines through, holes and the shadows of its edges. */
export function isBlank(image: GreyImage): boolean {
  const { longSide, depth, window, rim, mostInk, darkestPaper } = constants.otherPages;
  const small = toGrey({ ...image, channels: 1 }, shrinkFactor(image.width, image.height, longSide));
  const { width, height, data } = small;
  if (quantileOf(data, 0.5) < darkestPaper) return false;
  const edge = rim * Math.min(width, height);
  const isWithin = ({ x, y, left, top, right, bottom }: Component) =>
    left > 1 && top > 1 && right < width - 1 && bottom < height - 1 && Math.min(x, width - x, y, height - y) > edge;
  const { components } = findDarkPatches(small, window * Math.max(width, height), depth, 3);
  const ink = components.filter(isWithin).reduce((sum, { area }) => sum + area, 0);
  return ink < mostInk * width * height;
}

/** Whether registration marks stand where a sheet has them, or many bubbles are printed there. A sheet without marks may be any page. */
function isLikeSheet(image: GreyImage, layout: Layout): boolean {
  const { kind } = layout.template.registration;
  if (kind === 'none' || kind === 'paper-edge') return true;
  if (countOvals(image, layout) >= constants.otherPages.fewestOvals) return true;
  return arePlaced(candidatesOf(halve(image), layout), layout);
}

/** Whether something like registration marks stands where a sheet has them. */
export function arePlaced(candidates: readonly Candidate[], layout: Layout): boolean {
  const [pose] = findPoses(layout.template, marksOf(layout), candidates);
  return (pose?.score ?? 0) > constants.otherPages.leastPose;
}

/** Whether the edges of what is dark are steep somewhere: nothing can be told from a blurred picture. */
function isSharp({ width, data }: GreyImage): boolean {
  const { leastStep, fewestSteps } = constants.otherPages;
  const contrast = quantileOf(data, 0.5) - quantileOf(data, 0.0005);
  let steep = 0;
  for (let at = 0; at + width < data.length; at++) {
    const grey = data[at]!;
    const step = Math.max(Math.abs(data[at + 1]! - grey), Math.abs(data[at + width]! - grey));
    if (step > leastStep * contrast) steep++;
  }
  return steep >= fewestSteps;
}

function quantileOf(values: Uint8Array, part: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value]!++;
  let below = 0;
  for (let grey = 0; grey < 256; grey++) {
    below += counts[grey]!;
    if (below > part * values.length) return grey;
  }
  return 255;
}
