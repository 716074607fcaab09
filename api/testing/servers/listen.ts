import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';
import type { TestApi } from '../api.ts';

/** Opens the stream of `/api/realtime` with an access token and collects its events. */
export async function listen(api: TestApi, token: string) {
  const gone = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await api.app.fetch(
    new Request('http://academy.test/api/realtime', { headers, signal: gone.signal }),
  );
  const events: { event: string | undefined; data: string }[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ event, data }) });
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  })();
  await expect.poll(() => events.some(({ event }) => event === 'ready')).toBe(true);
  return { response, events, close: () => gone.abort() };
}
