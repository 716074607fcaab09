import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acts, often, type ActName } from './testing/life/acts/index.ts';
import { openLife, type Life } from './testing/life/life.ts';

// Months of an academy: whatever is done in whatever order, and however much time passes in between, its rules hold after each step.

const isWhole = Number(process.env.TEST_RUNS) >= 1;
const months = isWhole ? 200 * Number(process.env.TEST_RUNS) : 10;
const names = Object.keys(acts) as ActName[];
const step = fc.record({
  act: fc.constantFrom(...names, ...often, ...often),
  n: fc.nat({ max: 9999 }),
  /** Hours that pass before. */
  hours: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 90 }) }),
});

it('are lived by the rules', { timeout: 1_800_000, tags: ['sampled'] }, async () => {
  const done = new Set<ActName>();
  const month = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), async (steps) => {
    const life = await openLife();
    try {
      for (const { act, n, hours } of steps) {
        if (hours > 0) await life.pass(hours);
        const isDone = await take(life, act, n);
        if (isDone) done.add(act);
        // What was refused wrote nothing.
        if (isDone || hours > 0) expect(await life.findBreaches(), act).toEqual([]);
      }
    } finally {
      await life.end();
    }
  });
  await fc.assert(month, { numRuns: months, seed: Number(process.env.FAST_CHECK_SEED ?? 1), endOnFailure: false });
  // What needs much to come together may not happen in every two hundred months.
  const missed = names.filter((name) => !done.has(name));
  if (isWhole) expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(2);
});

/** Whether it was done; an act may be refused, and must not fail. */
async function take(life: Life, act: ActName, n: number): Promise<boolean> {
  const answer = await acts[act](life, n);
  expect(answer?.status ?? 0, `${act} ${n}: ${JSON.stringify(answer?.body)}`).toBeLessThan(500);
  return answer !== undefined && answer.status < 300;
}
