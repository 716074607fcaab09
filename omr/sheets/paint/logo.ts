import type { PDFDocument, PDFImage } from '@cantoo/pdf-lib';

/** Embeds a logo, a PNG, into a document, once for all its pages; undefined without one and where it cannot be read: what is printed matters more. */
export async function embedLogo(document: PDFDocument, logo: Uint8Array | undefined): Promise<PDFImage | undefined> {
  try {
    return logo && (await document.embedPng(logo));
  } catch {
    return undefined;
  }
}
