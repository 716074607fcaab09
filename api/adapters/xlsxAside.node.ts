import { Worker } from 'node:worker_threads';
import { NotAWorkbook, type ReadSheets, type TextSheet } from './xlsx.ts';

/** The worker's answer: the sheets as JSON, or the Korean reason of a refusal. */
export type Answer = { sheets: Uint8Array<ArrayBuffer> } | { refused: string } | { fault: string };

/** Limits of time and memory for one file; a file beyond them is refused. */
const patience = 30_000;
const memory = { maxOldGenerationSizeMb: 512 };

/** Reads files in a worker thread, one at a time, so that other requests are not blocked. */
export function readSheetsAside(): ReadSheets {
  let before: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const own = before.then(() => read(bytes));
    before = own.catch(() => undefined);
    return own;
  };
}

async function read(bytes: Uint8Array): Promise<TextSheet[]> {
  const worker = new Worker(new URL('xlsxWorker.node.ts', import.meta.url), { resourceLimits: memory, execArgv: [] });
  const timer = setTimeout(() => void worker.terminate(), patience);
  try {
    const answer = await new Promise<Answer | null>((resolve) => {
      worker.once('message', resolve);
      // Out of memory, or out of time.
      worker.once('error', () => resolve(null));
      worker.once('exit', () => resolve(null));
      worker.postMessage(bytes);
    });
    if (answer === null)
      throw new NotAWorkbook('읽기에 너무 큰 파일입니다. 쓰지 않는 시트와 열을 지우고 다시 저장해 주세요.');
    if ('refused' in answer) throw new NotAWorkbook(answer.refused);
    if ('fault' in answer) throw new Error(answer.fault);
    return JSON.parse(new TextDecoder().decode(answer.sheets)) as TextSheet[];
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
