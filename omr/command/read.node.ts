import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { constants } from '../constants.ts';
import { listFiles } from './inputs.node.ts';
import type { ResultLine } from './lines.ts';
import { readFiles } from './pool.node.ts';
import { cancelOnInterrupt, createCounts, createProgress } from './progress.node.ts';
import { sentenceOf } from './sentences.ts';
import { loadTemplates } from './templates.node.ts';

export const readUsage = `npm run omr -- read --template T.json [--out results.jsonl] [--crops DIR] [--workers N] [--quiet] INPUT…
  Reads sheets from JPEG, PNG, WebP, TIFF, HEIC and PDF files and folders of them. One JSON line a page, in input order,
  to --out or standard output, and to standard error a sentence a file: how many sheets, and what was not read. With several templates (more --template, or a list in one file) the QR code decides.`;

/** Runs `omr read`; returns the exit code: 0 when all was read, 130 when it was cancelled. */
export async function runRead(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      template: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
      crops: { type: 'string' },
      workers: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  });
  if (values.template.length === 0 || positionals.length === 0) throw new TypeError(readUsage);
  const templates = await loadTemplates(values.template);
  const files = await listFiles(positionals);
  if (values.crops) await mkdir(values.crops, { recursive: true });
  const { mostWorkers } = constants.command;
  const workers = Math.max(1, Number(values.workers) || Math.min(availableParallelism(), mostWorkers));

  const { signal, release } = cancelOnInterrupt();
  const out = values.out ? createWriteStream(values.out) : process.stdout;
  const progress = createProgress(values.quiet);
  const counts = createCounts(files.length);
  const own: ResultLine[] = [];
  // A file's lines follow each other, so its sentence is due when the next file's come.
  const tellFile = () => {
    if (own.length > 0) progress.say(`${own[0]!.file}: ${sentenceOf(own)}`);
    own.length = 0;
  };
  try {
    const options = { templates, workers, signal, crops: values.crops || undefined };
    for await (const line of readFiles(files, options)) {
      if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
      counts.add(line);
      if (own[0]?.file !== line.file) tellFile();
      own.push(line);
      progress.tell(counts.summary());
    }
  } finally {
    release();
    tellFile();
    progress.end(`${counts.summary()}${signal.aborted ? ', cancelled' : ''}`);
    if (values.out) await new Promise<void>((resolve) => void out.end(resolve));
  }
  return signal.aborted ? 130 : 0;
}
