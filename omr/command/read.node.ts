import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { constants } from '../constants.ts';
import { parseTemplate } from '../template/template.ts';
import { listFiles } from './inputs.node.ts';
import type { ResultLine } from './lines.ts';
import { readFiles } from './pool.node.ts';

export const readUsage = `npm run omr -- read --template T.json [--out results.jsonl] [--crops DIR] [--workers N] [--quiet] INPUT…
  Reads pictures of sheets: files and folders. One JSON line a page, in input order, to --out or standard output.`;

/** Runs \`omr read\`; answers the exit code: 0 when all was read, 130 when it was cancelled. */
export async function runRead(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      template: { type: 'string' },
      out: { type: 'string' },
      crops: { type: 'string' },
      workers: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  });
  if (!values.template || positionals.length === 0) throw new TypeError(readUsage);
  const template = parseTemplate(JSON.parse(await readFile(values.template, 'utf8')));
  const files = await listFiles(positionals);
  if (values.crops) await mkdir(values.crops, { recursive: true });
  const workers = Math.max(
    1,
    Number(values.workers) || Math.min(availableParallelism(), constants.command.mostWorkers),
  );

  const cancel = new AbortController();
  const interrupt = () => cancel.abort();
  process.once('SIGINT', interrupt);
  const out = values.out ? createWriteStream(values.out) : process.stdout;
  const progress = createProgress(files.length, values.quiet);
  try {
    const options = { template, workers, signal: cancel.signal, ...(values.crops ? { crops: values.crops } : {}) };
    for await (const line of readFiles(files, options)) {
      if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
      progress.tell(line);
    }
  } finally {
    process.off('SIGINT', interrupt);
    progress.end(cancel.signal.aborted);
    if (values.out) await new Promise<void>((resolve) => void out.end(resolve));
  }
  return cancel.signal.aborted ? 130 : 0;
}

/** Counts on standard error, so that results can go to standard output. */
function createProgress(files: number, quiet: boolean) {
  const counts = { read: 0, needs_review: 0, rejected: 0 };
  const seen = new Set<string>();
  const summary = () =>
    `${seen.size}/${files} files: ${counts.read} read, ${counts.needs_review} to review, ${counts.rejected} rejected`;
  return {
    tell({ file, state }: ResultLine) {
      counts[state]++;
      seen.add(file);
      if (!quiet && process.stderr.isTTY) process.stderr.write(`\r${summary()}`);
    },
    end(cancelled: boolean) {
      if (!quiet)
        process.stderr.write(`${process.stderr.isTTY ? '\r' : ''}${summary()}${cancelled ? ', cancelled' : ''}\n`);
    },
  };
}
