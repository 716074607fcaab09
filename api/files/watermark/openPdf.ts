import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFRawStream,
  PDFString,
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
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    const opened = document.isEncrypted ? await decrypt(bytes, document) : document;
    dropOldTables(opened);
    return opened;
  } catch (error) {
    throw error instanceof Unstampable ? error : new Unstampable({ why: whyClosed(error) });
  }
}

async function decrypt(bytes: Uint8Array, { context }: PDFDocument): Promise<PDFDocument> {
  const { Encrypt, Root, Info } = context.trailerInfo;
  const lock = context.lookup(Encrypt);
  const filters = lock instanceof PDFDict ? ['StmF', 'StrF'].map((key) => lock.lookup(name(key))) : [];
  // The library opens all with the cipher of the texts.
  if (filters[0] !== filters[1]) throw new Unstampable({ why: 'cipher' });
  const document = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
  // It loses the trailer of packed files, and then takes any catalog.
  if (document.context.trailerInfo.Root !== Root) throw new Unstampable({ why: 'cipher' });
  if (Info) document.context.trailerInfo.Info = Info;
  for (const [ref, object] of document.context.enumerateIndirectObjects()) if (context.lookup(ref)) bracket(object);
  // It may not have been encrypted, and be nonsense now.
  if (document.catalog instanceof PDFDict) document.catalog.delete(name('Metadata'));
  return document;
}

/** The library would write deciphered texts between round brackets as they are, with brackets and backslashes that end or change them. */
function bracket(object: PDFObject): void {
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (dict instanceof PDFDict) for (const [key, value] of dict.entries()) dict.set(key, bracketed(value));
  if (dict instanceof PDFArray) dict.asArray().forEach((value, at) => dict.set(at, bracketed(value)));
}

function bracketed(value: PDFObject): PDFObject {
  if (value instanceof PDFString) {
    return PDFHexString.fromBytes(Uint8Array.from(value.asString(), (letter) => letter.charCodeAt(0)));
  }
  bracket(value);
  return value;
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
    // A table that is deciphered, which it never was, is no object any more.
    if (object instanceof PDFInvalidObject && isTable(object)) context.delete(ref);
  }
}

function isTable(object: PDFInvalidObject): boolean {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return /\/Type\s*\/XRef\b/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 2000)));
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
