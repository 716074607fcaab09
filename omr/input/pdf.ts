import { constants } from '../constants.ts';
import { UnreadableImage } from '../image/unreadable.ts';
import { toGrey, type GreyImage } from '../image/grey.ts';
import { bytesAt, withMemory } from './memory.ts';
import { onlyJpeg, type PageJpeg } from './onlyJpeg.ts';
import type { ByteSource, Pdfium } from './pdfium.ts';
import { watchStreams } from './streams.ts';

/** One page of a PDF. */
export interface PdfPage {
  /** In points. */
  width: number;
  height: number;
  /** The picture the page consists of, when it is one JPEG and nothing else. */
  jpeg?: PageJpeg;
  /** Draws the page, its long side at least `longSide` pixels. */
  render(longSide: number): GreyImage;
}

export interface Pdf {
  pages: number;
  /** Passes one page, from 0, to `use` and frees it afterwards.
   * @throws UnreadableImage */
  withPage<T>(page: number, use: (page: PdfPage) => Promise<T>): Promise<T>;
  close(): void;
}

// Values of `fpdfview.h`.
const passwordError = 4;
const greyBitmap = 1;
const annotationsInGrey = 0x01 | 0x08;

/**
 * Opens a PDF.
 * @throws UnreadableImage when it is damaged, encrypted, empty or too long
 */
export function openPdf(pdfium: Pdfium, source: ByteSource): Pdf {
  const watched = watchStreams(source);
  const document = pdfium.open(watched);
  if (!document) {
    const locked = pdfium._FPDF_GetLastError() === passwordError;
    throw new UnreadableImage(
      locked
        ? '암호가 걸린 PDF입니다. 암호를 풀어 다시 저장해 주세요.'
        : '손상된 PDF입니다. 다시 스캔하거나 저장해 주세요.',
    );
  }
  const pages = pdfium._FPDF_GetPageCount(document);
  const { mostPages } = constants.input;
  if (pages < 1 || pages > mostPages) {
    pdfium.close(document);
    throw new UnreadableImage(
      pages < 1 ? '쪽이 없는 PDF입니다.' : `PDF가 ${mostPages}쪽을 넘습니다. 나누어 올려 주세요.`,
    );
  }
  return {
    pages,
    async withPage(number, use) {
      const page = pdfium._FPDF_LoadPage(document, number);
      if (!page) throw new UnreadableImage('PDF의 이 쪽을 열 수 없습니다.');
      try {
        const jpeg = onlyJpeg(pdfium, page, watched);
        return await use({
          width: pdfium._FPDF_GetPageWidth(page),
          height: pdfium._FPDF_GetPageHeight(page),
          jpeg,
          render: (longSide) => render(pdfium, page, longSide),
        });
      } finally {
        pdfium._FPDF_ClosePage(page);
      }
    },
    close: () => pdfium.close(document),
  };
}

function render(pdfium: Pdfium, page: number, longSide: number): GreyImage {
  const pageWidth = pdfium._FPDF_GetPageWidth(page);
  const pageHeight = pdfium._FPDF_GetPageHeight(page);
  const long = Math.max(pageWidth, pageHeight);
  const short = Math.min(pageWidth, pageHeight);
  if (!(short > 0) || long > constants.input.longestPage * short) {
    throw new UnreadableImage('PDF의 쪽 크기가 답안지와 다릅니다.');
  }
  // Twice as fine as needed, then averaged: PDFium drops pixels of scans in black and white.
  const scale = (2 * longSide) / long;
  const width = Math.ceil(pageWidth * scale);
  const height = Math.ceil(pageHeight * scale);
  const stride = (width + 3) & ~3;
  return withMemory(pdfium, stride * height, (buffer) => {
    bytesAt(pdfium, buffer, stride * height).fill(255);
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, greyBitmap, buffer, stride);
    if (!bitmap) throw new UnreadableImage('PDF의 이 쪽을 그릴 수 없습니다.');
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotationsInGrey);
    pdfium._FPDFBitmap_Destroy(bitmap);
    const data = bytesAt(pdfium, buffer, stride * height);
    const rows = { width: stride, height, channels: 1, data };
    return toGrey(rows, 2);
  });
}
