import { PDFDict, PDFDocument, PDFHexString, PDFString, type EncryptionAlgorithm, type PDFRef } from '@cantoo/pdf-lib';

interface Locking {
  algorithm: EncryptionAlgorithm;
  /** Empty for one that everybody opens. */
  userPassword: string;
  /** Whether objects are packed in containers, as PDF 1.5 and newer have them. */
  useObjectStreams: boolean;
}

/** The title of the files that forbid printing, which is encrypted as well. */
export const lockedTitle = '해설지 3) 뜄 (가';

/** A PDF that forbids printing; with a user password nobody opens it without. Its title is `lockedTitle`. */
export async function lockPdf(pdf: Uint8Array, how: Locking): Promise<Uint8Array<ArrayBuffer>> {
  const { useObjectStreams, ...given } = how;
  const document = await PDFDocument.load(pdf);
  document.setTitle(lockedTitle);
  document.encrypt({ ...given, ownerPassword: 'owner', allowWeakCryptography: true });
  if (!useObjectStreams) lockTexts(document);
  return new Uint8Array(await document.save({ useObjectStreams }));
}

/** The library locks streams only; other tools lock texts as well, but not those in a container, which is locked as a whole. */
function lockTexts({ context }: PDFDocument): void {
  const ref = context.trailerInfo.Info as PDFRef;
  const info = context.lookup(ref, PDFDict);
  const locking = context.security!.getEncryptFn(ref.objectNumber, ref.generationNumber);
  for (const [key, value] of info.entries()) {
    if (!(value instanceof PDFHexString || value instanceof PDFString)) continue;
    // As they are mostly written: in round brackets, with a backslash before what would end or change them.
    const text = String.fromCharCode(...locking(value.asBytes()));
    info.set(key, PDFString.of(text.replaceAll(/[()\\]/g, '\\$&').replaceAll('\r', '\\r')));
  }
}
