/**
 * `node .ci/faults/main.ts`: would the tests notice? Puts each fault of this folder into the tree, runs the tests that can see
 * it until the first red one, as `npm test` plays them and, where that sees nothing, as `npm run test:all` does, and takes it back.
 * `--only <name>,…` and `--room <room>` choose; `--all` is what runs without them.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFaults, type Fault } from './patch.ts';
import { runTests, tiers } from './runTests.ts';
import { fits, isClean, withFault } from './tree.ts';

process.chdir(resolve(import.meta.dirname, '../..'));
const options = { only: { type: 'string' }, room: { type: 'string' }, all: { type: 'boolean' } } as const;
const { only, room } = parseArgs({ options }).values;
const chosen = only?.split(',');
const faults = readFaults().filter((one) => (chosen?.includes(one.name) ?? true) && one.room === (room ?? one.room));
if (faults.length === 0) leave('No fault has this name or room.');
if (!isClean()) leave('Commit or stash first: the faults are put into this tree, and taken back by `git restore`.');

const began = performance.now();
// A test that is red anyway has noticed nothing.
const redAnyway = new Set(
  (await runTests([...new Set(faults.flatMap(({ tests }) => tests))], tiers.at(-1)!, false)).red,
);
for (const test of redAnyway) console.log(`red without any fault: ${test}`);
console.log(`${seconds(began)} s  all these tests without a fault`);

/** The faults that each tier is the first to catch. */
const caught = new Map<string, Fault[]>(tiers.map(({ name }) => [name, []]));
const missed: Fault[] = [];
for (const fault of faults) {
  const start = performance.now();
  const { tier, test, why } = await judge(fault);
  (tier === undefined ? missed : caught.get(tier)!).push(fault);
  console.log(`${seconds(start)} s  ${fault.room} ${fault.name}\n          ${tier ? `${tier}: ${test}` : why}`);
}
printRooms();
for (const [tier, { length }] of caught) console.log(`${tier} is the first to catch ${length} of ${faults.length}.`);
console.log(`${faults.length - missed.length} of ${faults.length} faults are caught, in${seconds(began)} s.`);
if (missed.length > 0) leave(`Not caught: ${missed.map(({ name }) => name).join(', ')}`);

interface Verdict {
  /** The cheapest tier that catches it, and the first test there that is red by the fault alone. */
  tier?: string;
  test?: string;
  /** Why there is none: a stale fault, or a gap in the tests. */
  why?: string;
}

async function judge(fault: Fault): Promise<Verdict> {
  if (!fits(fault)) return { why: 'stale: the patch does not apply any more' };
  try {
    return await withFault(fault, async () => {
      let ran = 0;
      for (const tier of tiers) {
        const outcome = await runTests(fault.tests, tier, redAnyway.size === 0);
        const test = outcome.red.find((one) => !redAnyway.has(one));
        if (test !== undefined) return { tier: tier.name, test };
        ran += outcome.ran;
      }
      return { why: ran === 0 ? 'stale: none of its tests could run' : `NOT CAUGHT: ${fault.suffers}` };
    });
  } catch (error) {
    return { why: `stale: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function printRooms(): void {
  console.log('\n| room | faults | caught |\n|---|---|---|');
  for (const [name, all = []] of Object.entries(Object.groupBy(faults, (fault) => fault.room)).sort()) {
    console.log(`| ${name} | ${all.length} | ${all.filter((fault) => !missed.includes(fault)).length} |`);
  }
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1).padStart(6);
}

function leave(why: string): never {
  console.error(why);
  process.exit(1);
}
