import { createEngine } from '../index.ts';
import type { NativeServer } from '../testing/nativePostgres.node.ts';
import { openPool, sqlDatabase } from './contenders.node.ts';
import { cpuSoFar } from './cpu.node.ts';
import { benchProject } from './project.ts';
import { questions } from './questions.ts';

/** Prints how long a fresh engine takes from its metadata to its first answer, with an open connection. */
export async function firstAnswer(server: NativeServer): Promise<void> {
  const pool = openPool(server.url, 1);
  await pool.query('select 1');
  const [nested] = await questions();
  const times: number[] = [];
  const cpu: number[] = [];
  for (let run = 0; run < 5 && nested; run++) {
    const start = performance.now();
    const before = cpuSoFar(server.pid);
    const engine = await createEngine(sqlDatabase(pool), benchProject);
    await engine.answer({ query: nested.hasura, variables: nested.variables(run) }, { role: 'staff', variables: {} });
    times.push(performance.now() - start);
    const after = cpuSoFar(server.pid);
    cpu.push((after.app - before.app + after.database - before.database) * 1000);
  }
  await pool.end();
  const [first, ...others] = times.map((time, index) => `${time.toFixed(0)} ms (CPU ${cpu[index]?.toFixed(0)} ms)`);
  console.log(`\nfirst answer of a fresh engine: ${first}, then ${others.join(', ')}`);
}
