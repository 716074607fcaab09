import { createEngine } from '../index.ts';
import type { NativeServer } from '../testing/nativePostgres.node.ts';
import { openPool, sqlDatabase } from './contenders.node.ts';
import { median } from './measure.ts';
import { benchProject } from './project.ts';
import { questions } from './questions.ts';

/** Prints how long a fresh engine takes from its metadata to its first answer, the connection being open already. */
export async function firstAnswer(server: NativeServer): Promise<void> {
  const pool = openPool(server.url, 1);
  await pool.query('select 1');
  const [nested] = await questions();
  const times: number[] = [];
  for (let run = 0; run < 5 && nested; run++) {
    const start = performance.now();
    const engine = await createEngine(sqlDatabase(pool), benchProject);
    await engine.answer({ query: nested.hasura, variables: nested.variables(run) }, { role: 'staff', variables: {} });
    times.push(performance.now() - start);
  }
  await pool.end();
  console.log(
    `\nfirst answer of a fresh engine: ${times[0]?.toFixed(0)} ms, then ${median(times.slice(1)).toFixed(0)} ms`,
  );
}
