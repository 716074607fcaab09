import zxingWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { linesOf, rejectedLine, type ResultLine } from '../command/lines.ts';
import { UnreadableImage } from '../image/unreadable.ts';
import { createCodeReader, type CodeReader } from '../input/code.ts';
import { openPictures } from '../input/open.browser.ts';
import { readPicture } from '../input/readPicture.ts';
import { workingLongSide } from '../page/read.ts';
import { layOut } from '../template/layout.ts';
import { parseTemplate } from '../template/template.ts';

/** A request to the worker. */
export interface WorkerTask {
  name: string;
  file: Blob;
  templates: readonly unknown[];
}

/** Its answers: the number of pages, each sheet, and that it is done. */
export type WorkerAnswer = { kind: 'pages'; pages: number } | { kind: 'page'; line: ResultLine } | { kind: 'done' };

const tell = (answer: WorkerAnswer) => globalThis.postMessage(answer);
let codeReader: Promise<CodeReader> | undefined;

globalThis.addEventListener('message', (event: MessageEvent<WorkerTask>) => void read(event.data));

async function read({ name, file, templates }: WorkerTask) {
  try {
    const layouts = templates.map((template) => layOut(parseTemplate(template)));
    const longSide = Math.max(...layouts.map(workingLongSide));
    codeReader ??= loadCodeReader();
    const readCode = await codeReader;
    const pictures = await openPictures(file);
    tell({ kind: 'pages', pages: pictures.pages });
    for (let page = 1; page <= pictures.pages; page++) {
      const lines = await pictures
        .withPage(page - 1, longSide, async (picture) => {
          const { sheets } = await readPicture(picture, layouts, readCode);
          return linesOf(name, page, sheets);
        })
        .catch((error: unknown) => [rejectedLine(name, page, reasonOf(error))]);
      for (const line of lines) tell({ kind: 'page', line });
    }
    pictures.close();
  } catch (error) {
    tell({ kind: 'page', line: rejectedLine(name, 1, reasonOf(error)) });
  }
  tell({ kind: 'done' });
}

async function loadCodeReader(): Promise<CodeReader> {
  return createCodeReader(await fetch(zxingWasm).then((answer) => answer.arrayBuffer()));
}

function reasonOf(error: unknown): string {
  return error instanceof UnreadableImage ? error.message : `파일을 읽지 못했습니다. (${String(error)})`;
}
