import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter, Observable } from '@opentelemetry/api';

/** The process itself: time of the processor, memory, delay of the event loop, start. Named as Prometheus' own clients name them. */
export function observeProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description });
  const cpu = meter.createObservableCounter('process_cpu_seconds', { description: 'User and system time' });
  const resident = gauge('process_resident_memory_bytes', 'Memory of the process');
  const heap = gauge('nodejs_heap_size_used_bytes', 'Memory of live and not yet collected objects');
  const external = gauge('nodejs_external_memory_bytes', 'Memory outside the heap that objects hold');
  const lag = gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop since the last reading');
  const start = gauge('process_start_time_seconds', 'When it was started, in seconds since 1970');
  const all: Observable[] = [cpu, resident, heap, external, lag, start];
  meter.addBatchObservableCallback((result) => {
    const { user, system } = process.cpuUsage();
    const memory = process.memoryUsage();
    result.observe(cpu, (user + system) / 1e6);
    result.observe(resident, memory.rss);
    result.observe(heap, memory.heapUsed);
    result.observe(external, memory.external);
    result.observe(lag, delay.percentile(99) / 1e9);
    result.observe(start, Math.round(performance.timeOrigin / 1000));
    delay.reset();
  }, all);
}
