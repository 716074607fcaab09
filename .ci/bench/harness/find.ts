import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Bench } from './bench.ts';
import { inWords } from './limit.ts';

/** All benches by name: every file of `.ci/bench/` but the one that is started. */
export async function findBenches(): Promise<ReadonlyMap<string, Bench>> {
  const files = globSync(join(import.meta.dirname, '../*.ts')).filter((file) => basename(file) !== 'main.ts');
  const benches = files.map(async (file): Promise<[string, Bench]> => {
    const loaded = (await import(file)) as { default: Bench };
    return [basename(file, '.ts'), loaded.default];
  });
  return new Map((await Promise.all(benches)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A bench in a line: what is measured, its limits, what it needs. */
export function describe(name: string, { about, limits = {}, needs }: Bench): string {
  const kept = Object.entries(limits).map(([what, limit]) => inWords(limit, `${what} `, ''));
  return `${name.padEnd(12)} ${about} | ${kept.join('; ') || 'no limit'} | ${needs}`;
}
