import { median } from '#hasura/engine/bench/measure.ts';
import type { Report } from '../harness/report.ts';
import type { Load } from './load.ts';
import type { Limits } from './screens.ts';

/** A load of a screen and the one of its bare page beside it. */
export interface Pair {
  ours: Load;
  bare: Load;
}

/** Reports the medians of a case with its limits. */
export function reportCase(report: Report, name: string, pairs: readonly Pair[], most: Limits = {}): void {
  const of = (side: 'ours' | 'bare', part: keyof Load): number => median(pairs.map((pair) => pair[side][part]));
  const painted = of('ours', 'painted');
  report.line(
    `${name}: ${of('ours', 'scripts')} JS (${Math.round(of('ours', 'kilobytes'))} kB) beside ${of('bare', 'scripts')} (${Math.round(of('bare', 'kilobytes'))} kB), ${of('ours', 'styles')} CSS`,
  );
  const beside = (part: 'painted' | 'blocking') => `beside ${Math.round(of('bare', part))} ms`;
  report.figure(`painted ${beside('painted')}`, painted, most.painted ?? { unit: 'ms' });
  report.figure('painted in as many bare pages', painted / of('bare', 'painted'), most.ratio ?? { unit: 'times' });
  report.figure(`blocking ${beside('blocking')}`, of('ours', 'blocking'), most.blocking ?? { unit: 'ms' });
}
