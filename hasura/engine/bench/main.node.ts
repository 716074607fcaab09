// `npm run bench:gql`: this engine beside SQL by hand and PostGraphile, on a PostgreSQL server of its own.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startNativePostgres, type NativeServer } from '../testing/nativePostgres.node.ts';
import { compare } from './compare.node.ts';
import { openPool } from './contenders.node.ts';
import { FILL, ROWS } from './fill.ts';
import { flatMemory } from './memory.node.ts';
import { benchProject } from './project.ts';
import { firstAnswer } from './start.node.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    milliseconds: { type: 'string', default: '1000' },
    only: { type: 'string', default: 'compare,start' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(`npm run bench:gql -- [--only compare,start,memory] [--rounds 7] [--milliseconds 1000]
  compare  requests per second beside SQL by hand and PostGraphile
  start    the first answer of a fresh engine
  memory   100,000 requests of 1,000 distinct documents`);
} else {
  const server = await startNativePostgres({ shared_buffers: '512MB', jit: 'off' });
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

async function run(server: NativeServer): Promise<void> {
  const parts = values.only.split(',');
  await fill(server);
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);
  if (parts.includes('compare')) {
    await compare(server, { rounds: Number(values.rounds), milliseconds: Number(values.milliseconds) });
  }
  if (parts.includes('start')) await firstAnswer(server);
  if (parts.includes('memory')) await flatMemory(server);
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
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
