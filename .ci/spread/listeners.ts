import pg from 'pg';
import { createParser } from 'eventsource-parser';
import { setTimeout as delay } from 'node:timers/promises';
import type { Heard, News } from './load/count.ts';

/** The reference: a connection of its own that listens in the database, and comes back when it is lost. */
export async function observe(url: string): Promise<{ news: readonly News[]; end(): Promise<void> }> {
  const news: News[] = [];
  let client = new pg.Client({ connectionString: url });
  let isOver = false;
  const open = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url });
    client.on('notification', ({ payload = '' }) => news.push({ text: keyOf(payload), at: performance.now() }));
    client.on('error', () => undefined);
    await client.connect();
    await client.query('listen refresh');
    client.once('end', () => void again());
  };
  const again = async (): Promise<void> => {
    while (
      !isOver &&
      (await open().then(
        () => false,
        () => true,
      ))
    )
      await delay(100);
  };
  await open();
  return {
    news,
    end: () => {
      isOver = true;
      return client.end();
    },
  };
}

/** Listens as a browser does (client/live): comes back after a second or two, and reads everything then. */
export async function listen(url: string, token: string, into: Heard, signal: AbortSignal): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => void into.heard.add(keyOf(data)) });
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal });
      if (!response.ok || !response.body) throw new Error(String(response.status));
      into.connected.push(performance.now());
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
    } catch {
      // It comes back.
    }
    parser.reset();
    await delay(500 + Math.random() * 500, undefined, { signal }).catch(() => undefined);
  }
}

function keyOf(text: string): string {
  const { roots, at } = JSON.parse(text) as { roots?: string[]; at?: string };
  return `${at} ${roots?.join()}`;
}
