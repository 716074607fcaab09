import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadPdfium, type Pdfium } from './pdfium.ts';

/** PDFium with the wasm file of its package. */
export async function loadPdfiumFile(): Promise<Pdfium> {
  return loadPdfium(await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))));
}
