// @module-tag whole
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { NotAWorkbook } from '#ui-kit/format/workbook/textSheet.ts';
import { pdfOf } from '../testing/setups/files.ts';
import { heavyThreads } from './threads.node.ts';

const heavy = heavyThreads();
afterAll(() => heavy.close());

/** Milliseconds the main thread was longest away from its events while something ran. */
async function longestPause(work: Promise<unknown>): Promise<number> {
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 10);
    last = performance.now();
  }, 10);
  await work.finally(() => clearInterval(timer));
  return longest;
}

describe('heavy work', () => {
  it('draws on many pages without holding up others', { timeout: 60_000 }, async () => {
    const pdf = await pdfOf(400);
    const stamps = Array.from({ length: 5 }, () => heavy.stamp(pdf, { lines: ['김민수 20260001'], traceId: '' }));
    expect(await longestPause(Promise.all(stamps))).toBeLessThan(1500);
    const [first] = await Promise.all(stamps);
    expect((await PDFDocument.load(first!.pdf!)).getPageCount()).toBe(400);
  });

  it('ends what takes too long, and goes on with the next', { timeout: 60_000 }, async () => {
    const impatient = heavyThreads({ files: { patience: 250, threads: 1 } });
    const words = { lines: ['김민수'], traceId: '' };
    expect(await impatient.stamp(await pdfOf(3000), words)).toEqual({ trouble: { why: 'heavy' } });
    await impatient.close();
    expect((await heavy.stamp(await pdfOf(1), words)).pdf).toBeDefined();
  });

  it('refuses with 503 what finds the queue full', { timeout: 60_000 }, async () => {
    const small = heavyThreads({ files: { waiting: 1, threads: 1 } });
    const pdf = await pdfOf(50);
    const all = await Promise.allSettled(
      Array.from({ length: 4 }, () => small.stamp(pdf, { lines: ['김민수'], traceId: '' })),
    );
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expect(one).toMatchObject({ reason: { status: 503, code: 'busy' } });
    await small.close();
  });

  it('keeps the reason of a refused file', async () => {
    await expect(heavy.readSheets(new TextEncoder().encode('PK'))).rejects.toBeInstanceOf(NotAWorkbook);
  });

  it('hashes and checks passwords', async () => {
    const hash = await heavy.hashPassword('a long walk home');
    expect(await heavy.verifyPassword('a long walk home', hash)).toBe(true);
    expect(await heavy.verifyPassword('another', hash)).toBe(false);
    expect(await heavy.verifyPassword('a long walk home', null)).toBe(false);
  });
});
