import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Running, Watcher } from './watch.node.ts';
import { systemClock } from '../../ports/clock.ts';

/** The name of a span and what it says beside, by the conventions of OpenTelemetry. */
const spans = {
  request: { kind: SpanKind.SERVER, attribute: 'academy.operation' },
  document: { kind: SpanKind.INTERNAL, attribute: 'graphql.operation.name' },
};

/**
 * Sends a span for every request, document and statement to a collector, in batches. A caller's `traceparent` is followed.
 * @param collector address of OTLP over HTTP, to which `/v1/traces` is added
 */
export function createTraces(collector: string, version: string): { watcher: Watcher; close(): Promise<void> } {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'academy', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${collector}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('academy');
  const propagator = new W3CTraceContextPropagator();
  const open = new WeakMap<Running, Span>();
  const contextOf = (parent: Span) => trace.setSpan(ROOT_CONTEXT, parent);
  const watcher: Watcher = {
    began: (running) => {
      const { kind, name, traceparent } = running.work;
      // Jobs look every few seconds and streams stay for hours: neither is a trace.
      if (kind === 'job' || kind === 'stream') return;
      const parent = running.inside && open.get(running.inside);
      const context = parent
        ? contextOf(parent)
        : propagator.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {}, defaultTextMapGetter);
      const { attribute, ...options } = spans[kind];
      open.set(running, tracer.startSpan(name, { ...options, attributes: { [attribute]: name } }, context));
    },
    ended: (running, { outcome }) => {
      const span = open.get(running);
      span?.setAttribute('academy.outcome', outcome);
      if (outcome === 'failed' || outcome === '5xx') span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
    statement: ({ label, ms, failed }, inside) => {
      const parent = inside && open.get(inside);
      if (!parent) return;
      const now = systemClock.now().getTime();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': label };
      const span = tracer.startSpan(
        label,
        { kind: SpanKind.CLIENT, startTime: now - ms, attributes },
        contextOf(parent),
      );
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
  };
  return { watcher, close: () => provider.shutdown() };
}
