/** `npm run bench`: lists the benches; with names behind `--` it runs them, several each in a process of its own. */
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Bench } from './harness/bench.ts';
import { describe, findBenches } from './harness/find.ts';
import { readOptions, shareOut } from './harness/options.ts';
import { createReport } from './harness/report.ts';

const benches = await findBenches();
const [asked = '', ...args] = process.argv.slice(2);
const names = asked.split(',').filter((name) => name !== '' && !name.startsWith('-'));
const unknown = names.find((name) => !benches.has(name));
if (unknown !== undefined) throw new Error(`There is no bench ${unknown}: ${[...benches.keys()].join(', ')}.`);
const chosen = names.map((name) => benches.get(name)!);

if (names.length === 0) list([...benches]);
else if (args.includes('--help')) list(names.map((name, at) => [name, chosen[at]!]));
else {
  const shares = shareOut(
    args,
    chosen.map(({ options = {} }) => options),
  );
  if (chosen.length === 1) await run(chosen[0]!, shares[0]!);
  // What one leaves in memory or compiled would be in the figures of the next.
  else for (const [at, name] of names.entries()) runApart(name, shares[at]!);
}

function list(shown: [string, Bench][]): void {
  console.log('npm run bench -- <name>[,<name>] [--<option> <value> | --help]\n');
  console.log('name         what is measured | limits | needs\n');
  for (const [name, bench] of shown) {
    console.log(describe(name, bench));
    const options = Object.entries(bench.options ?? {}).map(([option, value]) => `--${option} ${value}`);
    if (names.length > 0) console.log(`             options with their defaults: ${options.join(' ') || 'none'}`);
  }
}

async function run({ options = {}, limits = {}, run: measure }: Bench, own: readonly string[]): Promise<void> {
  const report = createReport();
  const given = readOptions(own, options);
  await using cleanup = new AsyncDisposableStack();
  // The servers that a bench started end with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cleanup.disposeAsync().finally(() => process.exit(1)));
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);
  await measure({ options: given, limits, report, cleanup });
  console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
  if (!report.isGood()) process.exitCode = 1;
}

function runApart(name: string, own: readonly string[]): void {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, name, ...own], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
