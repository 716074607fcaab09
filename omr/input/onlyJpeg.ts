import { constants } from '../constants.ts';
import { bytesAt, withMemory } from './memory.ts';
import type { Pdfium } from './pdfium.ts';
import type { WatchedSource } from './streams.ts';

/** The JPEG a page consists of, and how many quarters clockwise a viewer turns it. */
export interface PageJpeg {
  bytes: Uint8Array;
  quarters: number;
}

// Values of `fpdf_edit.h`; grey, RGB, their calibrated kinds and ICC.
const imageObject = 3;
const plainColours = new Set([1, 2, 4, 5, 7]);
/** How far the edges of picture and page may be apart, as a part of the page's long side: half a millimetre of A4. */
const roundingOfPage = 0.0015;

/**
 * The JPEG of a page, as scanners write it, where it is proven to be all that a viewer shows: the only object, unclipped and opaque, just
 * as large as the page that is shown, its colours unchanged. Undefined wherever that is not proven: such a page is drawn.
 */
export function onlyJpeg(pdfium: Pdfium, page: number, source: WatchedSource): PageJpeg | undefined {
  if (pdfium._FPDFPage_CountObjects(page) !== 1 || pdfium._FPDFPage_GetAnnotCount(page) > 0) return undefined;
  const object = pdfium._FPDFPage_GetObject(page, 0);
  if (pdfium._FPDFPageObj_GetType(object) !== imageObject) return undefined;
  // PDFium leaves out clip paths around the whole object; a mark may name a layer that is off.
  if (pdfium._FPDFClipPath_CountPaths(pdfium._FPDFPageObj_GetClipPath(object)) > 0) return undefined;
  if (pdfium._FPDFPageObj_HasTransparency(object) || pdfium._FPDFPageObj_CountMarks(object) > 0) return undefined;
  const quarters = quartersOf(pdfium, page, object);
  if (quarters === undefined || filterOf(pdfium, object) !== 'DCTDecode') return undefined;
  const size = pdfium._FPDFImageObj_GetImageDataRaw(object, 0, 0);
  if (size < 1 || size > constants.command.largestFile) return undefined;
  if (!source.dictionariesOf(size)?.every(isPlain)) return undefined;
  const bytes = withMemory(pdfium, size, (buffer) => {
    pdfium._FPDFImageObj_GetImageDataRaw(object, buffer, size);
    return bytesAt(pdfium, buffer, size).slice();
  });
  return hasOwnFrame(pdfium, page, object, bytes) ? { bytes, quarters } : undefined;
}

function filterOf(pdfium: Pdfium, object: number): string | undefined {
  if (pdfium._FPDFImageObj_GetImageFilterCount(object) !== 1) return undefined;
  return withMemory(pdfium, 32, (buffer) => {
    const length = pdfium._FPDFImageObj_GetImageFilter(object, 0, buffer, 32);
    return new TextDecoder().decode(bytesAt(pdfium, buffer, Math.max(0, Math.min(32, length) - 1)));
  });
}

/** A matrix and a box as PDFium writes them. */
type Ten = [number, number, number, number, number, number, number, number, number, number];

/** How the picture is turned on the page that is shown; undefined unless it fills that page, upright or by whole quarters. */
function quartersOf(pdfium: Pdfium, page: number, object: number): number | undefined {
  return withMemory(pdfium, 40, (buffer) => {
    if (!pdfium._FPDFPageObj_GetMatrix(object, buffer)) return undefined;
    if (!pdfium._FPDF_GetPageBoundingBox(page, buffer + 24)) return undefined;
    const numbers = [...new Float32Array(pdfium.wasmExports.memory.buffer, buffer, 10)] as Ten;
    const [a, b, c, d, e, f, left, top, right, bottom] = numbers;
    const most = roundingOfPage * Math.max(right - left, top - bottom);
    const near = (one: number, other: number) => Math.abs(one - other) <= most;
    const isStraight = near(b, 0) && near(c, 0);
    if (!isStraight && !(near(a, 0) && near(d, 0))) return undefined;
    if (a * d - b * c <= 0) return undefined;
    const [x, y] = [e + a + c, f + b + d];
    const fills =
      near(Math.min(e, x), left) &&
      near(Math.max(e, x), right) &&
      near(Math.min(f, y), bottom) &&
      near(Math.max(f, y), top);
    if (!fills) return undefined;
    // Anticlockwise by the matrix, clockwise by the page.
    const turned = isStraight ? (a > 0 ? 0 : 2) : b > 0 ? 1 : 3;
    return (pdfium._FPDFPage_GetRotation(page) + 4 - turned) % 4;
  });
}

/** Whether a picture's dictionary leaves its pixels as they are: no mask, no layer, no inverted or other values. */
function isPlain(dictionary: string): boolean {
  const others = dictionary
    .replaceAll(/\/ImageMask\s+false/g, '')
    .replaceAll(/\/Decode\s*\[(\s*0(\.0*)?\s+1(\.0*)?)+\s*\]/g, '');
  return !/#|\/(SMask|Mask|ImageMask|SMaskInData|OC|Decode|ColorTransform|Alternates)\b|\/DecodeParms\s*\d/.test(
    others,
  );
}

/** Whether the JPEG has the size and the number of colours that the PDF says. */
function hasOwnFrame(pdfium: Pdfium, page: number, object: number, jpeg: Uint8Array): boolean {
  const frame = frameOf(jpeg);
  return withMemory(pdfium, 28, (buffer) => {
    if (!frame || !pdfium._FPDFImageObj_GetImageMetadata(object, page, buffer)) return false;
    const [width, height, , , bits, colours] = new Uint32Array(pdfium.wasmExports.memory.buffer, buffer, 6);
    const isSame = frame.width === width && frame.height === height && 8 * frame.components === bits;
    return isSame && plainColours.has(colours!);
  });
}

/** Markers among those of frames that begin something else. */
const tables = new Set([0xc4, 0xc8, 0xcc]);

/** Size and number of colours in a JPEG's frame header. */
function frameOf(jpeg: Uint8Array): { width: number; height: number; components: number } | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  for (let at = 2; at + 10 <= jpeg.length;) {
    if (jpeg[at] !== 0xff) return undefined;
    const marker = jpeg[at + 1]!;
    // Fill bytes may stand before a marker.
    if (marker === 0xff) at++;
    else if (marker >= 0xc0 && marker <= 0xcf && !tables.has(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), components: jpeg[at + 9]! };
    } else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
