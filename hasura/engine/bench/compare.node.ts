import type { Pool } from 'pg';
import type { NativeServer } from '../testing/nativePostgres.node.ts';
import { byHand, embedded, openPool, type Contender } from './contenders.node.ts';
import { cpuSoFar } from './cpu.node.ts';
import { measure, median, percentile } from './measure.ts';
import { questions, type Question } from './questions.ts';

/** Requests under way at once; every contender has as many connections. */
const CONCURRENCY = 16;

interface Figures {
  contender: string;
  perSecond: number[];
  latencies: number[];
  /** CPU seconds per 1,000 requests. */
  app: number[];
  database: number[];
}

/**
 * Asks every question of every contender in turn, round after round, and prints medians over the rounds. All are called
 * in this process, without HTTP, and answer with JSON text.
 */
export async function compare(
  server: NativeServer,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<void> {
  // Read when PostGraphile is loaded.
  process.env['GRAPHILE_ENV'] ??= 'production';
  const { graphile } = await import('./graphile.node.ts');
  const pools = Array.from({ length: 3 }, () => openPool(server.url, CONCURRENCY));
  const [one, two, three] = pools as [Pool, Pool, Pool];
  const contenders = [byHand(one), await embedded(two), await graphile(three)];
  console.log(
    `concurrency ${CONCURRENCY}, in process without HTTP, medians of ${rounds} rounds of ${milliseconds} ms, interleaved`,
  );
  for (const question of await questions()) {
    await agree(contenders, question);
    printTable(question, await interleave(server, contenders, question, { rounds, milliseconds }));
  }
  for (const contender of contenders) await contender.close();
  for (const pool of pools) await pool.end();
}

/** The engine must return the same as the SQL by hand. */
async function agree(contenders: readonly Contender[], question: Question): Promise<void> {
  const answers = await Promise.all(contenders.map((contender) => contender.ask(question, question.variables(5))));
  const [wanted, given] = answers.map((answer) => JSON.stringify(JSON.parse(answer)));
  if (wanted !== given) throw new Error(`${question.name}: the engine answers ${given}, by hand it is ${wanted}`);
}

async function interleave(
  server: NativeServer,
  contenders: readonly Contender[],
  question: Question,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Figures[]> {
  const figures = contenders.map(({ name }): Figures => ({
    contender: name,
    perSecond: [],
    latencies: [],
    app: [],
    database: [],
  }));
  // Round 0 warms up caches and the compiler and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const before = cpuSoFar(server.pid);
      const ask = (number: number) => contender.ask(question, question.variables(number));
      const { seconds, times } = await measure(ask, { atOnce: CONCURRENCY, milliseconds, first: round * 7919 });
      const after = cpuSoFar(server.pid);
      if (round === 0) continue;
      const thousands = times.length / 1000;
      figures[index]?.perSecond.push(times.length / seconds);
      figures[index]?.latencies.push(...times);
      figures[index]?.app.push((after.app - before.app) / thousands);
      figures[index]?.database.push((after.database - before.database) / thousands);
    }
  }
  return figures;
}

function printTable({ name }: Question, figures: readonly Figures[]): void {
  const limit = median(figures[0]?.perSecond ?? []);
  const rows = figures.map(({ contender, perSecond, latencies, app, database }) => {
    const rate = median(perSecond);
    return [
      contender,
      rate.toFixed(0),
      `${((rate / limit) * 100).toFixed(0)} %`,
      percentile(latencies, 0.99).toFixed(1),
      median(app).toFixed(3),
      median(database).toFixed(3),
    ];
  });
  const heads = [name, 'req/s', 'of limit', 'p99 ms', 'app CPU s/1000', 'db CPU s/1000'];
  console.log(`\n${[heads, ...rows].map((cells) => line(cells)).join('\n')}`);
}

function line(cells: readonly string[]): string {
  return cells.map((cell, column) => (column === 0 ? cell.padEnd(50) : cell.padStart(15))).join('');
}
