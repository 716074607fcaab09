import { createParser } from 'eventsource-parser';

/**
 * Reads a `text/event-stream` body until it ends. Throws when nothing, not even a heartbeat, arrives for `silenceMs`.
 * @param onData called with the data of each event.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onData: (data: string) => void,
  silenceMs: number,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent: ({ data }) => onData(data) });
  try {
    for (;;) {
      const { done, value } = await orSilence(reader.read(), silenceMs);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // An error while cancelling adds nothing to the one that caused it.
    await reader.cancel().catch(() => {});
  }
}

async function orSilence<T>(promise: Promise<T>, ms: number): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no event for ${ms} ms`)), ms);
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
