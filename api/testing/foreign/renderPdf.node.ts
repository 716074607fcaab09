import { loadPdfiumFile } from '#omr/input/pdfium.node.ts';
import type { Pdfium } from '#omr/input/pdfium.ts';

/** A page as PDFium shows it, in grey. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

// Small letters that are half transparent come out too light where PDFium draws in grey.
const colourBitmap = 3;
const withAnnotations = 0x01;
let loaded: Promise<Pdfium> | undefined;

/** Every page as a viewer shows it, both sides so many pixels at least. Throws for what PDFium does not open. */
export async function renderPdf(pdf: Uint8Array, least = 420): Promise<Grey[]> {
  const pdfium = await (loaded ??= loadPdfiumFile());
  const read = (position: number, target: Uint8Array) => {
    target.set(pdf.subarray(position, position + target.length));
    return position + target.length <= pdf.length;
  };
  const document = pdfium.open({ size: pdf.length, read });
  if (!document) throw new Error(`PDFium does not open it: ${pdfium._FPDF_GetLastError()}`);
  const pages = Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, at) => {
    const page = pdfium._FPDF_LoadPage(document, at);
    const [across, up] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
    const scale = least / Math.min(across, up);
    const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(up * scale))];
    const stride = width * 4;
    const buffer = pdfium.wasmExports.malloc(stride * height);
    const pixels = () => new Uint8Array(pdfium.wasmExports.memory.buffer, buffer, stride * height);
    pixels().fill(255);
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, colourBitmap, buffer, stride);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
    pdfium._FPDFBitmap_Destroy(bitmap);
    const drawn = pixels();
    const data = Uint8Array.from({ length: width * height }, (_, at) => greyOf(drawn.subarray(at * 4, at * 4 + 3)));
    pdfium.wasmExports.free(buffer);
    pdfium._FPDF_ClosePage(page);
    return { width, height, data };
  });
  pdfium.close(document);
  return pages;
}

const greyOf = ([blue = 0, green = 0, red = 0]: Uint8Array): number => 0.3 * red + 0.59 * green + 0.11 * blue + 0.5;
