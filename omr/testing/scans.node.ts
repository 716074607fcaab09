import { PDFDocument } from '@cantoo/pdf-lib';
import type { Canvas } from '../bench/canvas.ts';
import { drawMark } from '../bench/marks.ts';
import { takePen } from '../bench/pens.ts';
import { createRandom } from '../bench/random.ts';
import { encode } from '../bench/sheet.node.ts';
import type { GreyImage } from '../image/grey.ts';
import { openPdf } from '../input/pdf.ts';
import { loadPdfiumFile } from '../input/pdfium.node.ts';
import { loadCodeReader } from '../input/code.node.ts';
import { openPictures } from '../input/open.node.ts';
import type { Pdfium } from '../input/pdfium.ts';
import { readSheet, type SheetReading } from '../page/identify.ts';
import { workingLongSide } from '../page/read.ts';
import { layOut } from '../template/layout.ts';
import type { Template } from '../template/template.ts';

let pdfium: Promise<Pdfium> | undefined;

/** Prints a PDF: every page as grey pixels at a resolution. */
export async function printPdf(pdf: Uint8Array, dpi: number): Promise<Canvas[]> {
  const source = {
    size: pdf.length,
    read: (position: number, target: Uint8Array) => {
      target.set(pdf.subarray(position, position + target.length));
      return position + target.length <= pdf.length;
    },
  };
  const opened = openPdf(await (pdfium ??= loadPdfiumFile()), source);
  const pages: Canvas[] = [];
  try {
    for (let page = 0; page < opened.pages; page++) {
      await opened.withPage(page, async ({ width, height, render }) => {
        const image = render((Math.max(width, height) / 72) * dpi);
        pages.push({ ...image, channels: 1, data: image.data.slice() });
      });
    }
  } finally {
    opened.close();
  }
  return pages;
}

/** Answers by field. */
export type Answers = Record<string, string>;

/** Marks the given options of fields on a printed sheet with a pencil. */
export function markSheet(canvas: Canvas, template: Template, answers: Answers, seed: number): void {
  const random = createRandom(seed);
  const pen = takePen('pencil', random);
  const scale = canvas.width / template.page.width;
  for (const field of template.fields) {
    const position = field.positions[field.options.indexOf(answers[field.id] ?? '')];
    if (!position) continue;
    const [x, y] = position;
    drawMark(canvas, { x, y, ...template.bubble }, 'full', pen, scale, random);
  }
}

/** Answers every field of a printed sheet with a pen, but the student's number where it is printed. */
export function answerSheet(canvas: Canvas, template: Template, seed: number, numbered: boolean): Answers {
  const random = createRandom(seed);
  const pen = takePen('pencil', random);
  const scale = canvas.width / template.page.width;
  const printed = new Set(numbered ? template.composites['studentNumber'] : []);
  const answers: Answers = {};
  for (const field of template.fields) {
    if (printed.has(field.id)) continue;
    const option = random.below(field.options.length);
    const [x, y] = field.positions[option]!;
    drawMark(canvas, { x, y, ...template.bubble }, 'full', pen, scale, random);
    answers[field.id] = field.options[option]!;
  }
  return answers;
}

/** Puts scans into a PDF as a scanner does: a JPEG a page. */
export async function scanToPdf(pages: readonly Canvas[], quality = 75): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const canvas of pages) {
    const picture = await document.embedJpg(await encode(canvas, quality));
    const page = document.addPage([595, 842]);
    page.drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  }
  return document.save();
}

/** Reads every page of a file, in this thread. */
export async function readScans(file: string, templates: readonly Template[]): Promise<SheetReading[]> {
  const layouts = templates.map(layOut);
  const readCode = await loadCodeReader();
  const pictures = await openPictures(file);
  const readings: SheetReading[] = [];
  try {
    for (let page = 0; page < pictures.pages; page++) {
      const read = ({ image }: { image: GreyImage }) => readSheet(image, layouts, readCode);
      readings.push(await pictures.withPage(page, Math.max(...layouts.map(workingLongSide)), read));
    }
  } finally {
    pictures.close();
  }
  return readings;
}
