import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { pictureName } from '#omr/command/lines.ts';
import { readFiles } from '#omr/command/pool.node.ts';
import { parseExam } from '#omr/sheets/exam.ts';
import type { FontFiles } from '#omr/sheets/paint/pen.ts';
import { memoizeAsync } from '../memoizeAsync.ts';
import type { ReadPage, ReadScanOptions, ReadSheet, Sheets } from '../ports/sheets.ts';

/** Until whoever opened a page has been answered what else it asks, in milliseconds. */
const soon = 300;

/** Draws sheets in this thread, a few at a time, and reads scans in worker threads. */
export function createSheets(fonts: () => Promise<FontFiles>): Sheets {
  const draw: Sheets['draw'] = async (exam, students, { logo }) => {
    // 30 MB of PDF code: only where sheets are drawn.
    const { drawExam } = await import('#omr/sheets/draw.ts');
    return new Uint8Array(await drawExam(exam, students, { fonts: await fonts(), logo }));
  };
  // Drawing any sheet loads the code and the fonts.
  const sample = { id: 'sample', title: '답안지', questions: 20 };
  const prepare = memoizeAsync(() =>
    delay(soon, undefined, { ref: false }).then(() => draw(parseExam(sample), [], { logo: undefined })),
  );
  return {
    prepare: () => void prepare().catch(() => undefined),
    draw,
    drawPrintouts: async (printouts, withAnswers, { logo }) => {
      const { drawPrintouts } = await import('#omr/printouts/drawPrintouts.ts');
      return new Uint8Array(await drawPrintouts(printouts, { fonts: await fonts(), logo, withAnswers }));
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
