import { createEngine } from '../index.ts';
import type { NativeServer } from '../testing/nativePostgres.node.ts';
import { openPool, sqlDatabase } from './contenders.node.ts';
import { databaseMemory } from './cpu.node.ts';
import { benchProject } from './project.ts';

const REQUESTS = 100_000;
const DOCUMENTS = 1000;
const CONCURRENCY = 16;

/** Prints memory while 100,000 requests of 1,000 distinct documents are answered; needs `--expose-gc` to be exact. */
export async function flatMemory(server: NativeServer): Promise<void> {
  const pool = openPool(server.url, CONCURRENCY);
  const engine = await createEngine(sqlDatabase(pool), benchProject);
  const session = { role: 'staff', variables: {} };
  let asked = 0;
  const ask = async () => {
    const { body } = await engine.answer(
      { query: documentOf(asked % DOCUMENTS), variables: { id: asked++ % 1000 } },
      session,
    );
    if (body.startsWith('{"errors"')) throw new Error(body);
  };
  console.log('\nrequests      heap MB   resident MB   database MB');
  printMemory(0, server);
  while (asked < REQUESTS) {
    const until = asked + REQUESTS / 10;
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        while (asked < until) await ask();
      }),
    );
    printMemory(asked, server);
  }
  await pool.end();
}

/** A thousand documents with a thousand statements: other columns, other conditions. */
function documentOf(number: number): string {
  const columns = ['lecture_id', 'number', 'starts_at'].filter((_, bit) => (number >> bit) & 1);
  const conditions = ['lecture_id', 'number'].map((column, digit) => {
    const operator = ['_eq', '_lt', '_gt', '_lte', '_gte', '_neq'][Math.floor(number / (digit ? 48 : 8)) % 6];
    return `${column}: {${operator}: $id}`;
  });
  const others = number >= 288 ? `, id: {_neq: ${number}}` : '';
  return `query q${number} ($id: Int!) { weeks(where: {${conditions.join(', ')}${others}}, limit: 5) { id ${columns.join(' ')} } }`;
}

function printMemory(asked: number, server: NativeServer): void {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const cells = [asked, ...[heapUsed, rss, databaseMemory(server.pid)].map((bytes) => (bytes / 1e6).toFixed(1))];
  console.log(cells.map((cell, column) => String(cell).padStart(column ? 14 : 8)).join(''));
}
