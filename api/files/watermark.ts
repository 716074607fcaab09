import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import fontkit from '@cantoo/fontkit';
import type { Stamp } from '../ports/heavy.ts';

const slant = Math.PI / 6;

/** Whether a PDF can be drawn into: it opens without a password and has pages. */
export async function canStamp(pdf: Uint8Array): Promise<boolean> {
  try {
    return (await PDFDocument.load(pdf)).getPageCount() > 0;
  } catch {
    // pdf-lib throws different errors for different damage.
    return false;
  }
}

/** A PDF with light lines across every page, and the number of the download among its keywords. */
export async function stamp(
  pdf: Uint8Array,
  { lines, traceId }: Stamp,
  font: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.registerFontkit(fontkit);
  document.setKeywords([traceId]);
  const letters = await document.embedFont(font, { subset: true });
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const size = Math.min(width, height) / 20;
    page.setFont(letters);
    for (const part of [1, 3, 5]) {
      for (const [row, words] of lines.entries()) {
        const reach = letters.widthOfTextAtSize(words, size) / 2;
        const below = row * size * 1.3;
        page.drawText(words, {
          x: x + width / 2 - reach * Math.cos(slant) + below * Math.sin(slant),
          y: y + (height * part) / 6 - reach * Math.sin(slant) - below * Math.cos(slant),
          rotate: degrees(30),
          opacity: 0.16,
          color: rgb(0, 0, 0),
          size,
        });
      }
    }
  }
  // Gives way to other requests between objects.
  return new Uint8Array(await document.save({ objectsPerTick: 50 }));
}
