import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Log } from '../../ports/log.ts';
import type { Metrics, Watch } from '../../ports/watch.ts';
import type { Settings } from '../../settings/settings.ts';
import { readDocumentNames } from '../projectFiles.node.ts';
import { slowStatements } from './slowStatements.ts';
import { createWatch, type Watcher } from './watch.node.ts';

/** Milliseconds for the last spans; a collector that is away does not hold up the stop. */
const lastSpans = 1500;

/** What a server is watched by. */
export interface Watching {
  watch: Watch;
  metrics?: Metrics;
  /** Sends the spans that are left. */
  close(): Promise<void>;
}

/** Watches as the settings say: slow statements always, metrics and traces where they are on. What is off is not loaded. */
export async function openWatch(
  settings: Pick<Settings, 'slowStatementMs' | 'metricsToken' | 'tracesUrl'>,
  { db, log, clock, version }: { db: Database; log: Log; clock: Clock; version: string },
): Promise<Watching> {
  const { slowStatementMs, metricsToken: token, tracesUrl } = settings;
  const watchers: Watcher[] = [slowStatements(log, slowStatementMs)];
  const closing: (() => Promise<void>)[] = [];
  let metrics: Metrics | undefined;
  if (token !== null) {
    const { createMetrics } = await import('./metrics.node.ts');
    const { watcher, read, close } = createMetrics(db, clock, slowStatementMs);
    metrics = { token, read };
    watchers.push(watcher);
    closing.push(close);
  }
  if (tracesUrl !== null) {
    const { createTraces } = await import('./traces.node.ts');
    const { watcher, close } = createTraces(tracesUrl, version);
    watchers.push(watcher);
    closing.push(close);
  }
  let names: ReadonlySet<string> | undefined;
  return {
    watch: createWatch(db, () => (names ??= readDocumentNames()), watchers),
    metrics,
    close: async () => {
      const closed = Promise.allSettled(closing.map((close) => close()));
      await Promise.race([closed, new Promise<void>((resolve) => setTimeout(resolve, lastSpans).unref())]);
    },
  };
}
