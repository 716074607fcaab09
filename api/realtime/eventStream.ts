import type { RefreshEvent } from '../ports/events.ts';

/** Bytes that may wait for a browser that does not read. One that lags further comes back and reads everything again. */
const mostWaiting = 64 * 1024;

/** The body of an answer of server-sent events, written from outside. */
export interface EventStream {
  body: ReadableStream<Uint8Array>;
  /** Sends bytes, which may be the same for many streams, or ends when the browser lags too far. */
  write(bytes: Uint8Array): void;
  close(): void;
}

/** Opens an event stream. `over` is called once: when the browser left, lagged too far, or the stream was closed. */
export function openEventStream(over: () => void): EventStream {
  let open: ReadableStreamDefaultController<Uint8Array> | undefined;
  const finish = (last?: (open: ReadableStreamDefaultController<Uint8Array>) => void) => {
    if (!open) return;
    last?.(open);
    open = undefined;
    over();
  };
  const close = () => finish((controller) => controller.close());
  const body = new ReadableStream<Uint8Array>(
    { start: (controller) => void (open = controller), cancel: () => finish() },
    new ByteLengthQueuingStrategy({ highWaterMark: mostWaiting }),
  );
  const write = (bytes: Uint8Array) => {
    if (open && (open.desiredSize ?? 0) <= 0) close();
    open?.enqueue(bytes);
  };
  return { body, write, close };
}

const encoder = new TextEncoder();

/** What a new stream is told first. */
export const ready = encoder.encode('event: ready\ndata: {}\n\n');

/** A comment, which says that the stream lives. */
export const stillHere = encoder.encode(': still here\n\n');

/** Events as a stream sends them, in one piece. */
export const bytesOf = (events: readonly RefreshEvent[]): Uint8Array =>
  encoder.encode(
    events
      .map((event) => `event: ${event.presence ? 'presence' : 'refresh'}\ndata: ${JSON.stringify(event)}\n\n`)
      .join(''),
  );
