import type { Meter } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { AggregationType, MeterProvider } from '@opentelemetry/sdk-metrics';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Work } from '../../ports/watch.ts';
import { observeDatabase } from './databaseMetrics.ts';
import { observeProcess } from './processMetrics.node.ts';
import { namesOf, type Running, type Watcher } from './watch.node.ts';

/** Milliseconds that reading the queues may take; without them the rest is answered. */
const patience = 3000;

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How each kind of work is counted: the metric, its label for the name, and for the outcome. */
const counted: Record<Exclude<Work['kind'], 'stream'>, { metric: string; name: string; outcome: string }> = {
  request: { metric: 'requests', name: 'operation', outcome: 'status' },
  document: { metric: 'graphql', name: 'document', outcome: 'outcome' },
  job: { metric: 'job_runs', name: 'job', outcome: 'outcome' },
};

/** Counts what a watch tells, and reads it with the state of the database and the process. Names and numbers only. */
export function createMetrics(
  db: Database,
  clock: Clock,
  slowest: number,
): { watcher: Watcher; read(): Promise<string>; close(): Promise<void> } {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const aggregation = { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: seconds } } as const;
  const provider = new MeterProvider({
    readers: [reader],
    views: [{ instrumentName: '*_duration_seconds', aggregation }],
  });
  const meter = provider.getMeter('academy');
  observeDatabase(meter, db, clock);
  observeProcess(meter);
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
  return {
    watcher: countWork(meter, slowest),
    read: async () => serializer.serialize((await reader.collect({ timeoutMillis: patience })).resourceMetrics),
    close: () => provider.shutdown(),
  };
}

function countWork(meter: Meter, slowest: number): Watcher {
  const streams = meter.createUpDownCounter('academy_event_streams', { description: 'Open event streams' });
  streams.add(0);
  const slow = meter.createCounter('academy_slow_statements', {
    description: 'Statements that took longer than SLOW_STATEMENT_MS, by what asked them',
  });
  const of = Object.fromEntries(
    Object.entries(counted).map(([kind, { metric, ...labels }]) => [
      kind,
      {
        ...labels,
        count: meter.createCounter(`academy_${metric}`, { description: `By ${labels.name} and ${labels.outcome}` }),
        took: meter.createHistogram(`academy_${metric}_duration_seconds`, {
          description: `Seconds by ${labels.name}`,
        }),
      },
    ]),
  );
  return {
    began: ({ work }) => {
      if (work.kind === 'stream') streams.add(1);
    },
    ended: ({ work }, { outcome, ms }) => {
      if (work.kind === 'stream') streams.add(-1);
      const counter = of[work.kind];
      counter?.count.add(1, { [counter.name]: work.name, [counter.outcome]: outcome });
      counter?.took.record(ms / 1000, { [counter.name]: work.name });
    },
    statement: ({ ms }, inside) => {
      if (ms >= slowest) slow.add(1, { in: innermost(inside) });
    },
  };
}

function innermost(inside: Running | undefined): string {
  const { document, request, job } = namesOf(inside);
  return document ?? request ?? job ?? 'none';
}
