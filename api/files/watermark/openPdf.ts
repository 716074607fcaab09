import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFRawStream,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { Unstampable } from './trouble.ts';

/** A page with what it has from the nodes above it. */
export interface TreePage {
  dict: PDFDict;
  /** An entry of the page, or the nearest one above, as it is written: often a reference. */
  inherited(key: 'MediaBox' | 'CropBox' | 'Rotate' | 'Resources'): PDFObject | undefined;
}

const name = (text: string) => PDFName.of(text);

/**
 * Opens a PDF for drawing; one that opens without a password is decrypted, whatever it forbids.
 * @throws Unstampable
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
  } catch (error) {
    throw new Unstampable({ why: whyClosed(error) });
  }
  dropOldTables(document);
  return document;
}

// pdf-lib throws plain errors with these words for ciphers, and others for each kind of damage.
function whyClosed(error: unknown): 'password' | 'cipher' | 'damaged' {
  const words = error instanceof Error ? error.message : '';
  if (words === 'NEEDS PASSWORD') return 'password';
  return /encryption|key length|crypt(o| filter)/i.test(words) ? 'cipher' : 'damaged';
}

/** The library keeps the old tables and containers as objects; a reader that scans would believe them. */
function dropOldTables({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const type = object instanceof PDFRawStream ? object.dict.get(name('Type')) : undefined;
    if (type === name('XRef') || type === name('ObjStm')) context.delete(ref);
    // What could not be read of an encrypted file is still encrypted.
    if (object instanceof PDFInvalidObject && object.toString().includes('/XRef')) context.delete(ref);
  }
}

/**
 * The pages as viewers find them: by the tree's children alone, whatever its types and counts say; each once.
 * @throws Unstampable
 */
export function pagesOf({ context, catalog }: PDFDocument): TreePage[] {
  const pages: TreePage[] = [];
  const seen = new Set<PDFDict>();
  const walk = (node: PDFObject | undefined, above: readonly PDFDict[]): void => {
    const dict = context.lookup(node as PDFRef);
    if (!(dict instanceof PDFDict) || seen.has(dict)) return;
    seen.add(dict);
    const line = [dict, ...above];
    const kids = dict.lookup(name('Kids'));
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) walk(kid, line);
    else pages.push({ dict, inherited: (key) => nearest(line, key) });
  };
  if (catalog instanceof PDFDict) walk(catalog.get(name('Pages')), []);
  if (pages.length === 0) throw new Unstampable({ why: catalog instanceof PDFDict ? 'empty' : 'damaged' });
  return pages;
}

function nearest(line: readonly PDFDict[], key: string): PDFObject | undefined {
  for (const dict of line) {
    if (dict.lookup(name(key)) !== undefined) return dict.get(name(key));
  }
  return undefined;
}
