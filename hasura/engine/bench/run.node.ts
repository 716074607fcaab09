import { startNativePostgres, type NativeServer } from '../testing/nativePostgres.node.ts';
import { compare } from './compare.node.ts';
import { openPool } from './contenders.node.ts';
import { FILL, ROWS } from './fill.ts';
import { flatMemory } from './memory.node.ts';
import { benchProject } from './project.ts';
import { firstAnswer } from './start.node.ts';

/** What is measured of the engine, and for how long. */
interface Parts {
  rounds: number;
  /** The length of a round. */
  milliseconds: number;
  /** Of `compare`, `start` and `memory`, with commas. */
  only: string;
}

/** This engine beside SQL by hand and PostGraphile, on a PostgreSQL server of its own: printed, and an error where it answers something else. */
export async function measureEngine({ only, ...pace }: Parts): Promise<void> {
  const server = await startNativePostgres({ shared_buffers: '512MB', jit: 'off' });
  try {
    const parts = only.split(',');
    await fill(server);
    if (parts.includes('compare')) await compare(server, pace);
    if (parts.includes('start')) await firstAnswer(server);
    if (parts.includes('memory')) await flatMemory(server);
  } finally {
    await server.stop();
  }
}

async function fill({ url }: NativeServer): Promise<void> {
  const pool = openPool(url, 1);
  const start = performance.now();
  const { rows } = await pool.query<{ version: string }>('select version()');
  await pool.query(benchProject['migrations/default/1_tables/up.sql'] ?? '');
  await pool.query(FILL);
  await pool.query(benchProject['migrations/default/2_indexes/up.sql'] ?? '');
  await pool.query('vacuum analyze');
  await pool.end();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = Object.entries(ROWS).map(([table, count]) => `${count.toLocaleString('en')} ${table}`);
  console.log(`${rows[0]?.version.split(' (')[0]}\nfilled in ${seconds} s: ${counts.join(', ')}`);
}
