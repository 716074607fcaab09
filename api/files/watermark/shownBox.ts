import { PDFArray, PDFNumber, type PDFContext, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import type { TreePage } from './openPdf.ts';

/** A rectangle in the units of its page. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The part of a page that viewers show, and the matrix from there, upright with its lower left corner at 0, to the page. */
export interface Shown {
  box: Box;
  /** As the reader sees it: turned pages are as wide as they are high. */
  width: number;
  height: number;
  upright: readonly [number, number, number, number, number, number];
}

// US Letter, which viewers take where a page says nothing of use.
const letter: Box = { left: 0, bottom: 0, right: 612, top: 792 };

/** What viewers show of a page: its crop box, but never more than its media box. */
export function shownOf(context: PDFContext, { inherited }: TreePage): Shown {
  const find = (key: 'MediaBox' | 'CropBox' | 'Rotate') => context.lookup(inherited(key) as PDFRef);
  const media = boxOf(find('MediaBox')) ?? letter;
  const crop = boxOf(find('CropBox')) ?? media;
  const common: Box = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  const box = isEmpty(common) ? media : common;
  const [across, up] = [box.right - box.left, box.top - box.bottom];
  const rotate = find('Rotate');
  const turns = rotate instanceof PDFNumber ? ((Math.trunc(rotate.asNumber() / 90) % 4) + 4) % 4 : 0;
  const upright = (
    [
      [1, 0, 0, 1, box.left, box.bottom],
      [0, 1, -1, 0, box.right, box.bottom],
      [-1, 0, 0, -1, box.right, box.top],
      [0, -1, 1, 0, box.left, box.top],
    ] as const
  )[turns]!;
  const [width, height] = turns % 2 === 0 ? [across, up] : [up, across];
  return { box, width, height, upright };
}

/** A rectangle, whichever of its corners come first; undefined for none and for an empty one. */
export function boxOf(entry: PDFObject | undefined): Box | undefined {
  if (!(entry instanceof PDFArray) || entry.size() < 4) return undefined;
  const numbers = [0, 1, 2, 3].map((at) => entry.lookup(at));
  if (!numbers.every((one) => one instanceof PDFNumber)) return undefined;
  const [x1, y1, x2, y2] = numbers.map((one) => one.asNumber()) as [number, number, number, number];
  const box = { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
  return isEmpty(box) ? undefined : box;
}

const isEmpty = ({ left, bottom, right, top }: Box): boolean => !(right > left && top > bottom);
