import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { pictureName } from '#omr/command/lines.ts';
import { readFiles } from '#omr/command/pool.node.ts';
import { loadFonts } from '#omr/sheets/fonts.node.ts';
import type { FontFiles } from '#omr/sheets/paint/pen.ts';
import type { ReadPage, ReadScanOptions, ReadSheet, Sheets } from '../ports/sheets.ts';

/** Draws sheets in this thread, a few at a time, and reads scans in worker threads. */
export function createSheets(): Sheets {
  let fonts: Promise<FontFiles> | undefined;
  return {
    draw: async (exam, students) => {
      // 30 MB of PDF code: only where sheets are drawn.
      const { drawExam } = await import('#omr/sheets/draw.ts');
      const pdf = await drawExam(exam, students, { fonts: await (fonts ??= loadFonts()) });
      return new Uint8Array(pdf);
    },
    drawPrintouts: async (printouts, withAnswers) => {
      const { drawPrintouts } = await import('#omr/printouts/drawPrintouts.ts');
      const pdf = await drawPrintouts(printouts, { fonts: await (fonts ??= loadFonts()), withAnswers });
      return new Uint8Array(pdf);
    },
    read,
  };
}

async function* read(
  scan: ReadableStream<Uint8Array>,
  { templates, from, onPages, signal }: ReadScanOptions,
): AsyncGenerator<ReadPage> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-'));
  try {
    // PDFs of hundreds of pages are read from the disk, page by page, wherever they are stored.
    const file = join(folder, 'scan');
    await pipeline(Readable.fromWeb(scan as NodeStream<Uint8Array>), createWriteStream(file));
    const options = {
      templates: [...templates],
      from,
      signal,
      upright: folder,
      workers: Math.max(1, Math.min(4, availableParallelism() - 1)),
      onPages: (_: string, pages: number) => onPages(pages),
    };
    let whole: ReadSheet[] = [];
    for await (const line of readFiles([file], options)) {
      const picture = join(folder, `${pictureName(line)}.jpg`);
      const sheet = { line, picture: await readFile(picture).then((bytes) => new Uint8Array(bytes), nothing) };
      await rm(picture, { force: true });
      if (line.part) whole.push(sheet);
      else whole = [sheet];
      const [first, ...others] = whole;
      if (first && whole.length === (first.line.parts ?? 1)) yield { ...first, others };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const nothing = () => null;
