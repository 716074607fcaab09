import { PDFArray, PDFDict, PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import type { TreePage } from './openPdf.ts';
import { boxOf, type Box, type Shown } from './shownBox.ts';

const name = (text: string) => PDFName.of(text);
// Printed, and neither moved nor changed.
const flags = 4 | 64 | 128 | 512;

/** Draws the lines once more over notes and stamps, which viewers draw after the page; one that covers it all would hide them. */
export function addOver(
  context: PDFContext,
  { dict }: TreePage,
  { box, width, height, upright }: Shown,
  mark: PDFRef,
): void {
  const annotations = dict.lookup(name('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const drawn = annotations.asArray().flatMap((one) => drawnOf(context, one as PDFRef));
  if (drawn.length === 0) return;
  // Fields are drawn after all else.
  if (drawn.some((one) => isField(one) && covers(context, one, box))) throw new RangeError('a field over the page');
  const [a, b, c, d] = upright;
  const look = context.flateStream('/AcademyMark Do', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Matrix: [a, b, c, d, 0, 0],
    Resources: { XObject: { AcademyMark: mark } },
  });
  const over = context.obj({
    Type: 'Annot',
    Subtype: 'Watermark',
    Rect: [box.left, box.bottom, box.right, box.top],
    F: flags,
    AP: { N: context.register(look) },
  });
  const all = annotations.clone(context);
  all.push(context.register(over));
  dict.set(name('Annots'), all);
}

function drawnOf(context: PDFContext, entry: PDFRef): PDFDict[] {
  const annotation = context.lookup(entry);
  return annotation instanceof PDFDict && annotation.lookup(name('AP')) instanceof PDFDict ? [annotation] : [];
}

const isField = (annotation: PDFDict): boolean => annotation.lookup(name('Subtype')) === name('Widget');

/** Whether an annotation takes more than half of a page. */
function covers(context: PDFContext, annotation: PDFDict, { left, bottom, right, top }: Box): boolean {
  const field = boxOf(context.lookup(annotation.get(name('Rect')) as PDFRef));
  const area = field ? (field.right - field.left) * (field.top - field.bottom) : 0;
  return area > ((right - left) * (top - bottom)) / 2;
}
