import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import fontkit from '@cantoo/fontkit';

/** Whether a PDF can be drawn into: it opens without a password and has pages. */
export async function canStamp(pdf: Uint8Array): Promise<boolean> {
  try {
    return (await PDFDocument.load(pdf)).getPageCount() > 0;
  } catch {
    // pdf-lib throws different errors for different damage.
    return false;
  }
}

/** A PDF with a light text across every page. */
export async function stamp(pdf: Uint8Array, words: string, font: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.registerFontkit(fontkit);
  const letters = await document.embedFont(font, { subset: true });
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const size = Math.min(width, height) / 18;
    const length = letters.widthOfTextAtSize(words, size);
    const slant = Math.PI / 6;
    const reach = length / 2;
    page.setFont(letters);
    for (const part of [1, 3, 5]) {
      page.drawText(words, {
        x: x + width / 2 - reach * Math.cos(slant),
        y: y + (height * part) / 6 - reach * Math.sin(slant),
        rotate: degrees(30),
        opacity: 0.16,
        color: rgb(0, 0, 0),
        size,
      });
    }
  }
  // Gives way to other requests between objects.
  return new Uint8Array(await document.save({ objectsPerTick: 50 }));
}
