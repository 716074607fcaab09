import pdfiumWasm from '@hyzyla/pdfium/pdfium.wasm?url';
import { constants } from '../constants.ts';
import { decodeGrey } from '../image/decode.browser.ts';
import { turnQuarters } from '../image/turn.ts';
import { UnreadableImage } from '../image/unreadable.ts';
import { kindOf, telling } from './kinds.ts';
import type { Pictures } from './pictures.ts';

/**
 * Opens a file of pictures in a browser: HEIC, PDF and what `createImageBitmap` decodes. The decoders of HEIC and PDF
 * are loaded on first use.
 * @throws UnreadableImage
 */
export async function openPictures(file: Blob): Promise<Pictures> {
  if (file.size === 0) throw new UnreadableImage('빈 파일입니다.');
  if (file.size > constants.command.largestFile) throw new UnreadableImage('파일이 너무 큽니다.');
  const kind = kindOf(new Uint8Array(await file.slice(0, telling).arrayBuffer()));
  if (kind === 'pdf') return openPdfPictures(new Uint8Array(await file.arrayBuffer()));
  if (kind === 'picture') return single((longSide) => decodeGrey(file, longSide));
  const { decodeHeic } = await import('./heic.ts');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return single((longSide) => decodeHeic(bytes, longSide));
}

function single(decode: (longSide: number) => ReturnType<typeof decodeGrey>): Pictures {
  return {
    pages: 1,
    withPage: async (_, longSide, use) => use({ image: await decode(longSide) }),
    close: () => {},
  };
}

async function openPdfPictures(bytes: Uint8Array): Promise<Pictures> {
  const [{ loadPdfium }, { openPdf }, wasm] = await Promise.all([
    import('./pdfium.ts'),
    import('./pdf.ts'),
    fetch(pdfiumWasm).then((answer) => answer.arrayBuffer()),
  ]);
  const pdf = openPdf(await loadPdfium(new Uint8Array(wasm)), sourceOf(bytes));
  return {
    pages: pdf.pages,
    withPage: (page, longSide, use) =>
      pdf.withPage(page, async ({ jpeg, render }) => {
        if (!jpeg) return use({ image: render(longSide) });
        const image = await decodeGrey(new Blob([new Uint8Array(jpeg.bytes)]), longSide, 'none');
        return use({ image: turnQuarters(image, jpeg.quarters), again: async () => render(longSide) });
      }),
    close: () => pdf.close(),
  };
}

function sourceOf(bytes: Uint8Array) {
  return {
    size: bytes.length,
    read(position: number, target: Uint8Array) {
      if (position + target.length > bytes.length) return false;
      target.set(bytes.subarray(position, position + target.length));
      return true;
    },
  };
}
