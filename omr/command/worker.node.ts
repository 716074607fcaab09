import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { GreyImage } from '../image/grey.ts';
import { UnreadableImage } from '../image/unreadable.ts';
import { loadCodeReader } from '../input/code.node.ts';
import { openPictures } from '../input/open.node.ts';
import type { Pictures } from '../input/pictures.ts';
import { readPicture } from '../input/readPicture.ts';
import { cropField } from '../page/crops.ts';
import type { SheetReading } from '../page/identify.ts';
import { isRead } from '../page/judge.ts';
import { workingLongSide } from '../page/read.ts';
import { turnUpright } from '../page/upright.ts';
import { layOut } from '../template/layout.ts';
import { parseTemplate } from '../template/template.ts';
import { linesOf, pictureName, rejectedLine, type ResultLine } from './lines.ts';

/** The data a worker starts with. */
export interface WorkerSetup {
  templates: unknown[];
  crops?: string;
  /** A folder for an upright picture of each sheet, see `pictureName`. */
  upright?: string;
}

/** A turn of work: pages of a file, from 1; fewer when it has fewer. */
export interface Turn {
  file: string;
  from: number;
  end: number;
}

/** Messages of a worker: it is ready, the file's number of pages, a page is done, its turn is done. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'pages'; pages: number }
  | { kind: 'page'; lines: ResultLine[] }
  | { kind: 'done' };

// One file at a time: a second thread of libvips would only double the memory.
sharp.concurrency(1);
sharp.cache(false);

const { templates, crops, upright } = workerData as WorkerSetup;
const layouts = templates.map((template) => layOut(parseTemplate(template)));
const longSide = Math.max(...layouts.map(workingLongSide));
const readCode = layouts.some(({ template }) => template.code) ? await loadCodeReader() : async () => undefined;
const port = parentPort!;
const tell = (message: WorkerMessage) => port.postMessage(message);

port.on('message', (turn: Turn) => void take(turn));
tell({ kind: 'ready' });

async function take({ file, from, end }: Turn) {
  try {
    const pictures = await openPictures(file);
    try {
      tell({ kind: 'pages', pages: pictures.pages });
      for (let page = from; page <= Math.min(end, pictures.pages); page++)
        tell({ kind: 'page', lines: await readOne(pictures, file, page) });
    } finally {
      pictures.close();
    }
  } catch (error) {
    if (isTrap(error)) throw error;
    // A file that cannot be opened gets one line; if it could be opened before, each page gets one.
    const last = from === 1 ? from : end;
    for (let page = from; page <= last; page++)
      tell({ kind: 'page', lines: [rejectedLine(file, page, reasonOf(error))] });
  }
  tell({ kind: 'done' });
}

/** A WebAssembly module is unusable after a trap, and so is the thread that loaded it. */
function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError;
}

async function readOne(pictures: Pictures, file: string, page: number): Promise<ResultLine[]> {
  try {
    return await pictures.withPage(page - 1, longSide, async (picture) => {
      const { image, sheets } = await readPicture(picture, layouts, readCode);
      const lines = linesOf(file, page, sheets);
      for (const [at, sheet] of sheets.entries()) {
        const name = pictureName(lines[at]!);
        if (upright) await writeUpright(join(upright, `${name}.jpg`), image, sheet);
        if (crops) await writeCrops(crops, `${file}-${name}`, image, sheet);
      }
      return lines;
    });
  } catch (error) {
    if (isTrap(error)) throw error;
    return [rejectedLine(file, page, reasonOf(error))];
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableImage) return error.message;
  return `파일을 읽지 못했습니다. (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
}

async function writeUpright(path: string, image: GreyImage, { reading, layout }: SheetReading) {
  // A page that could not be read is shown unchanged.
  const turned = isRead(reading.state) ? (turnUpright(image, layout, reading.bubbles) ?? image) : image;
  const { width, height, data } = turned;
  await sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 60 })
    .toFile(path);
}

async function writeCrops(folder: string, name: string, image: GreyImage, sheet: SheetReading) {
  const { reading, layout } = sheet;
  if (!isRead(reading.state)) return;
  // The whole path, because two folders may have files of the same name.
  const own = join(folder, name.replaceAll(/[\\/:]+/g, '_'));
  await mkdir(own, { recursive: true });
  for (const [index, { id }] of layout.template.fields.entries()) {
    const { width, height, data } = cropField(image, layout, reading.bubbles, index);
    await sharp(data, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 80 })
      .toFile(join(own, `${encodeURIComponent(id)}.jpg`));
  }
}
