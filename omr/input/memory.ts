import { UnreadableImage } from '../image/unreadable.ts';
import type { Pdfium } from './pdfium.ts';

/** Bytes of PDFium's memory, valid until it allocates again. */
export function bytesAt(pdfium: Pdfium, from: number, length: number): Uint8Array {
  return new Uint8Array(pdfium.wasmExports.memory.buffer, from, length);
}

/** Lends some of PDFium's memory. @throws UnreadableImage when there is not so much */
export function withMemory<T>(pdfium: Pdfium, size: number, use: (buffer: number) => T): T {
  const buffer = pdfium.wasmExports.malloc(size);
  if (!buffer) throw new UnreadableImage('PDF의 그림이 너무 큽니다. 600 dpi 이하로 스캔해 주세요.');
  try {
    return use(buffer);
  } finally {
    pdfium.wasmExports.free(buffer);
  }
}
