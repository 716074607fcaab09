import { createGunzip, createGzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import type { SqlClient } from '#engine';
import type { Loader } from '../../../ports/database.ts';
import { readCounters, setCounters, type Counter } from '../../move/counters.ts';
import { readRows } from '../../move/readRows.ts';

/** The form of the rows: a line of JSON that says what follows, lines of COPY, `\.`; at last the counters. Packed by gzip. */
type Head = { table: string; into: string } | { counters: Counter[] };

const end = '\\.';

/** All rows of these tables and the counters, read as they are asked for. */
export function packedRows(source: SqlClient, tables: readonly string[]): AsyncIterable<Uint8Array> {
  async function* texts() {
    for (const table of tables)
      for await (const { into, lines } of readRows(source, table))
        yield `${JSON.stringify({ table, into } satisfies Head)}\n${lines}${end}\n`;
    yield `${JSON.stringify({ counters: await readCounters(source) } satisfies Head)}\n`;
  }
  return through(texts(), createGzip());
}

/** Writes rows that were packed into these tables, which are empty; rows of others are left out. */
export async function loadRows(
  target: Loader,
  packed: AsyncIterable<Uint8Array>,
  tables: ReadonlySet<string>,
): Promise<void> {
  let into: string | null = null;
  let isWanted = true;
  for await (const lines of linesOf(through(packed, createGunzip()))) {
    let batch: string[] = [];
    const flush = async () => {
      if (into !== null && isWanted && batch.length > 0) await target.copy(into, [batch.join('')]);
      batch = [];
    };
    for (const line of lines) {
      if (into === null) {
        const head = JSON.parse(line) as Head;
        if ('counters' in head) await setCounters(target, head.counters);
        else [into, isWanted] = [head.into, tables.has(head.table)];
      } else if (line === end) {
        await flush();
        into = null;
      } else batch.push(`${line}\n`);
    }
    await flush();
  }
}

/** A stream's lines, as many at once as came together. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') throw new Error('the rows end within a line');
}

function through(
  source: AsyncIterable<Uint8Array | string>,
  step: ReturnType<typeof createGzip> | ReturnType<typeof createGunzip>,
): AsyncIterable<Uint8Array> {
  // The reader of the last stream is told of errors.
  return pipeline(Readable.from(source, { objectMode: false }), step, () => undefined);
}
