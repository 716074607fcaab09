import { PDFArray, PDFDict, PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import type { TreePage } from './openPdf.ts';
import type { Shown } from './shownBox.ts';

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
  if (!(annotations instanceof PDFArray) || !annotations.asArray().some((one) => isDrawn(context, one as PDFRef)))
    return;
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

function isDrawn(context: PDFContext, entry: PDFRef): boolean {
  const annotation = context.lookup(entry);
  return annotation instanceof PDFDict && annotation.lookup(name('AP')) instanceof PDFDict;
}
