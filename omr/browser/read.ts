import type { ResultLine } from '../command/lines.ts';
import type { Template } from '../template/template.ts';
import type { WorkerAnswer, WorkerTask } from './worker.ts';

export interface BrowserReadOptions {
  templates: readonly Template[];
  /** Ends the reading at once. */
  signal?: AbortSignal;
  /** Called once for each file with its number of pages. */
  onPages?: (file: string, pages: number) => void;
}

/**
 * Reads files of sheets in a Web Worker, one after the other, and yields their pages in order. A file that cannot be
 * read is a `rejected` line.
 */
export async function* readInBrowser(files: readonly File[], options: BrowserReadOptions): AsyncGenerator<ResultLine> {
  const { templates, signal, onPages } = options;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answers: WorkerAnswer[] = [];
  let failure: Error | undefined;
  let wake = () => {};
  worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
    answers.push(data);
    wake();
  };
  worker.onerror = (event) => {
    failure = new Error(event.message || 'The worker did not start.');
    wake();
  };
  const stop = () => wake();
  signal?.addEventListener('abort', stop);
  try {
    for (const file of files) {
      worker.postMessage({ name: file.name, file, templates } satisfies WorkerTask);
      for (let done = false; !done && !signal?.aborted;) {
        if (failure) throw failure;
        const answer = answers.shift();
        if (!answer) await new Promise<void>((resolve) => (wake = resolve));
        else if (answer.kind === 'page') yield answer.line;
        else if (answer.kind === 'pages') onPages?.(file.name, answer.pages);
        else done = true;
      }
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
}
