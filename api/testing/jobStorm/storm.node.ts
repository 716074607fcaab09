import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { migrate } from '#engine';
import { openPostgres } from '../../adapters/postgres.node.ts';
import { readProjectFiles } from '../../adapters/projectFiles.node.ts';
import type { Database } from '../../ports/database.ts';
import { createLog } from '../../ports/log.ts';

/** How heavy a storm is. */
export interface JobStorm {
  jobs: number;
  processes: number;
  /** How often a process is killed in the middle and another one started. */
  kills: number;
  /** How often a process is stopped for longer than its lease, and goes on believing that it has its job. */
  stalls: number;
}

/** What a storm left. */
export interface JobsAfter {
  seconds: number;
  /** Runs that were taken over. */
  lost: number;
  /** Ticks of the job that runs once a second, whichever process does. */
  ticks: number;
  /** What is wrong; empty when nothing was lost, and no run wrote after a later one had begun. */
  faults: string[];
}

const script = new URL('worker.node.ts', import.meta.url).pathname;
const longerThanLease = 3000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function startWorker(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout!, 'data');
  return child;
}

/** Runs jobs by processes that are killed with -9 and stopped in the middle, on the empty database of `url`. */
export async function jobStorm(url: string, { jobs, processes, kills, stalls }: JobStorm): Promise<JobsAfter> {
  const db = openPostgres(
    url,
    createLog(() => undefined, 'silent'),
  );
  const workers: ChildProcess[] = [];
  try {
    await migrate(db.sql, readProjectFiles());
    await db.sql.exec(`
      create table job_stamps (id bigserial primary key, key text, number bigint, step text, at timestamptz default clock_timestamp());
      insert into jobs (kind, key, due_at) select 'stamp', n::text, now() - interval '1 day' + n * interval '1 second' from generate_series(1, ${jobs}) as n`);
    for (let at = 0; at < processes; at++) workers.push(await startWorker(url));
    const began = performance.now();
    for (let at = 0; at < Math.max(kills, stalls); at++) {
      await pause(300);
      const [victim, stalled] = workers;
      if (at < stalls) stalled?.kill('SIGSTOP');
      if (at < kills) {
        victim?.kill('SIGKILL');
        workers.shift();
        workers.push(await startWorker(url));
      }
      if (at < stalls) await pause(longerThanLease);
      stalled?.kill('SIGCONT');
    }
    while ((await left(db)) > 0) {
      if (performance.now() - began > 120_000) throw new Error(`Not done: ${await left(db)} left`);
      await pause(50);
    }
    return { seconds: (performance.now() - began) / 1000, ...(await judge(db)) };
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await db.close();
  }
}

async function left({ sql }: Database): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from jobs where kind = 'stamp' and status <> 'DONE'`,
  );
  return row?.count ?? 0;
}

async function judge({ sql }: Database): Promise<Omit<JobsAfter, 'seconds'>> {
  const [counts] = await sql.query<{ lost: number; ticks: number }>(`
    select (select count(*)::int from job_runs where outcome = 'LOST') as lost, (select count(*)::int from job_stamps where step = 'tick') as ticks`);
  const unfinished = await sql.query<{ fault: string }>(`
    select 'job ' || key || ' was never done' as fault from jobs
    where kind = 'stamp' and not exists (select from job_stamps where job_stamps.key = jobs.key and step = 'done')`);
  const late = await sql.query<{ fault: string }>(`
    select 'run ' || stale.number || ' of ' || stale.key || ' wrote after run ' || newer.number as fault
    from job_stamps as newer join job_stamps as stale on stale.key = newer.key and stale.id > newer.id and stale.number < newer.number`);
  const twice = await sql.query<{ fault: string }>(`
    select 'run ' || number || ' of ' || key || ' wrote ' || step || ' twice' as fault from job_stamps group by key, number, step having count(*) > 1`);
  const hurried = await sql.query<{ fault: string }>(`
    select 'ticks within a second: ' || at as fault
    from (select at, at - lag(at) over (order by id) as pause from job_stamps where step = 'tick') as each where pause < interval '0.9 seconds'`);
  const faults = [...unfinished, ...late, ...twice, ...hurried].map(({ fault }) => fault);
  return { lost: counts?.lost ?? 0, ticks: counts?.ticks ?? 0, faults };
}
