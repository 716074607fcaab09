import { mkdir, open, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { constants } from '../constants.ts';
import { countPages, decodeGrey, UnreadableImage } from '../image/decode.node.ts';
import type { GreyImage } from '../image/grey.ts';
import { cropField } from '../page/crops.ts';
import { readPage, workingLongSide, type PageReading } from '../page/read.ts';
import { layOut } from '../template/layout.ts';
import { parseTemplate } from '../template/template.ts';
import { lineOf, rejectedLine, type ResultLine } from './lines.ts';

/** What a worker is started with. */
export interface WorkerSetup {
  template: unknown;
  crops?: string;
}

/** What a worker tells: a page that is done, and that its file is. */
export type WorkerMessage = { kind: 'page'; line: ResultLine } | { kind: 'done' };

// One file at a time: a second thread of libvips would only double the memory.
sharp.concurrency(1);
sharp.cache(false);

const setup = workerData as WorkerSetup;
const layout = layOut(parseTemplate(setup.template));
const port = parentPort!;
const tell = (message: WorkerMessage) => port.postMessage(message);

port.on('message', (file: string) => void readFileOf(file));

async function readFileOf(file: string) {
  try {
    const bytes = await load(file);
    const pages = await countPages(bytes);
    for (let page = 1; page <= pages; page++) tell({ kind: 'page', line: await readOne(file, bytes, page) });
  } catch (error) {
    tell({ kind: 'page', line: rejectedLine(file, 1, reasonOf(error)) });
  }
  tell({ kind: 'done' });
}

async function readOne(file: string, bytes: Uint8Array, page: number): Promise<ResultLine> {
  try {
    const image = await decodeGrey(bytes, workingLongSide(layout), page - 1);
    const reading = readPage(image, layout);
    if (setup.crops) await writeCrops(setup.crops, file, page, image, reading);
    return lineOf(file, page, reading);
  } catch (error) {
    return rejectedLine(file, page, reasonOf(error));
  }
}

async function load(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > constants.command.largestFile) throw new UnreadableImage('파일이 너무 큽니다.');
    return await readFile(handle);
  } finally {
    await handle.close();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableImage) return error.message;
  return `파일을 읽지 못했습니다. (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
}

async function writeCrops(folder: string, file: string, page: number, image: GreyImage, reading: PageReading) {
  if (reading.state === 'rejected') return;
  const own = join(folder, `${basename(file)}-${page}`);
  await mkdir(own, { recursive: true });
  for (const [index, { id }] of layout.template.fields.entries()) {
    const { width, height, data } = cropField(image, layout, reading.bubbles, index);
    await sharp(data, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 80 })
      .toFile(join(own, `${encodeURIComponent(id)}.jpg`));
  }
}
