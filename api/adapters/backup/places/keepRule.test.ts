import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptMoments } from './keepRule.ts';

const hour = 3_600_000;
const at = (text: string) => new Date(`${text}+09:00`);
const texts = (moments: readonly Date[]) => moments.map((moment) => moment.toISOString());
/** Backups of some years, many on one day, some on none. */
const someMoments = fc
  .uniqueArray(fc.integer({ min: 0, max: 3 * 365 * 24 }), { maxLength: 300 })
  .map((hours) => hours.map((each) => new Date(Date.UTC(2025, 0, 1) + each * hour)));

describe('the rule of keeping backups', () => {
  it('keeps 7 days, 4 weeks and 12 months of an academy that is backed up every six hours', () => {
    const every = Array.from({ length: 4 * 800 }, (_, n) => new Date(at('2026-11-23T18:00').getTime() - n * 6 * hour));
    expect(texts(keptMoments(every))).toEqual(
      texts([
        at('2026-11-23T18:00'),
        ...['22', '21', '20', '19', '18', '17'].map((day) => at(`2026-11-${day}T18:00`)),
        // Sundays before, and last days of months.
        ...['15', '08'].map((day) => at(`2026-11-${day}T18:00`)),
        ...['10-31', '09-30', '08-31', '07-31', '06-30', '05-31', '04-30', '03-31', '02-28', '01-31'].map((day) =>
          at(`2026-${day}T18:00`),
        ),
        at('2025-12-31T18:00'),
      ]),
    );
  });

  it('begins a day at midnight in Seoul', () => {
    const [before, after] = [at('2026-03-01T23:59:59'), at('2026-03-02T00:00')];
    expect(keptMoments([before, after])).toEqual([after, before]);
    const same = [at('2026-03-02T00:00'), at('2026-03-02T23:59:59')];
    expect(keptMoments(same)).toEqual([same[1]]);
  });

  it('keeps the newest, few, and some of what there is, in order', () => {
    fc.assert(
      fc.property(someMoments, (moments) => {
        const kept = keptMoments(moments);
        const sorted = moments.toSorted((one, other) => other.getTime() - one.getTime());
        expect(kept[0]).toBe(sorted[0]);
        expect(kept.length).toBeLessThanOrEqual(23);
        expect(kept).toEqual(sorted.filter((moment) => kept.includes(moment)));
        const daysOf = (some: readonly Date[]) =>
          new Set(some.map((moment) => Math.floor((moment.getTime() + 9 * hour) / (24 * hour))));
        expect(daysOf(kept).size).toBe(kept.length);
        expect(kept.length).toBeGreaterThanOrEqual(Math.min(7, daysOf(moments).size));
      }),
    );
  });

  it('applied after every backup keeps what it would keep of all of them', () => {
    fc.assert(
      fc.property(someMoments, (moments) => {
        const inOrder = moments.toSorted((one, other) => one.getTime() - other.getTime());
        const stepwise = inOrder.reduce<Date[]>((kept, moment) => keptMoments([...kept, moment]), []);
        expect(stepwise).toEqual(keptMoments(moments));
      }),
    );
  });
});
