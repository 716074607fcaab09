import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { constants } from '../constants.ts';
import { countPages, decodeGrey } from '../image/decode.node.ts';
import { turnQuarters } from '../image/turn.ts';
import { UnreadableImage } from '../image/unreadable.ts';
import { decodeHeic } from './heic.ts';
import { kindOf, telling } from './kinds.ts';
import { openPdf } from './pdf.ts';
import { loadPdfiumFile } from './pdfium.node.ts';
import type { ByteSource, Pdfium } from './pdfium.ts';
import type { Pictures } from './pictures.ts';

/**
 * Opens a file of pictures: JPEG, PNG, WebP, TIFF (every page), HEIC or PDF. PDFs are read from the disk
 * piece by piece, so that they may be large.
 * @throws UnreadableImage, or Node's error when there is no such file
 */
export async function openPictures(path: string): Promise<Pictures> {
  const file = openSync(path, 'r');
  let keep = false;
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new UnreadableImage('파일이 아닙니다.');
    const source = sourceOf(file, stat.size);
    if (source.size === 0) throw new UnreadableImage('빈 파일입니다.');
    const beginning = readAll(source, Math.min(telling, source.size));
    const kind = kindOf(beginning);
    if (kind === 'pdf') {
      const pictures = await openPdfPictures(source, () => closeSync(file));
      keep = true;
      return pictures;
    }
    if (source.size > constants.command.largestFile) throw new UnreadableImage('파일이 너무 큽니다.');
    const bytes = readAll(source, source.size);
    return kind === 'heic' ? heicPictures(bytes) : await rasterPictures(bytes);
  } finally {
    if (!keep) closeSync(file);
  }
}

function sourceOf(file: number, size: number): ByteSource {
  return { size, read: (position, target) => readSync(file, target, 0, target.length, position) === target.length };
}

function readAll(source: ByteSource, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  if (!source.read(0, bytes)) throw new UnreadableImage('파일을 끝까지 읽지 못했습니다.');
  return bytes;
}

async function rasterPictures(bytes: Uint8Array): Promise<Pictures> {
  const pages = await countPages(bytes);
  const { mostPages } = constants.input;
  if (pages > mostPages) throw new UnreadableImage(`파일이 ${mostPages}쪽을 넘습니다. 나누어 올려 주세요.`);
  return {
    pages,
    withPage: async (page, longSide, use) => use({ image: await decodeGrey(bytes, longSide, page) }),
    close: () => {},
  };
}

function heicPictures(bytes: Uint8Array): Pictures {
  return {
    pages: 1,
    withPage: async (_, longSide, use) => use({ image: await decodeHeic(bytes, longSide) }),
    close: () => {},
  };
}

let pdfium: Promise<Pdfium> | undefined;

async function openPdfPictures(source: ByteSource, release: () => void): Promise<Pictures> {
  const pdf = openPdf(await (pdfium ??= loadPdfiumFile()), source);
  return {
    pages: pdf.pages,
    withPage: (page, longSide, use) =>
      pdf.withPage(page, async ({ jpeg, render }) => {
        const again = async () => render(longSide);
        if (!jpeg) return use({ image: render(longSide) });
        return use({ image: turnQuarters(await decodeGrey(jpeg.bytes, longSide), jpeg.quarters), again });
      }),
    close() {
      pdf.close();
      release();
    },
  };
}
