import { expect, it } from 'vitest';
import { Audience } from './audience.ts';
import { openEventStream, ready } from './eventStream.ts';

const event = (root: string) => ({ roots: [root], at: '2026-03-02T09:00:00.000Z' });

/** A stream of an audience and everything it was told, piece by piece. */
function listener(audience: Audience) {
  const pieces: string[] = [];
  const leave = audience.join((bytes) => void pieces.push(new TextDecoder().decode(bytes)));
  return { pieces, leave };
}

it('tells the first event at once, and what follows closely in one piece, each event once and in order', async () => {
  const audience = new Audience((heard) => heard);
  const { pieces } = listener(audience);
  audience.hear(event('lectures'));
  expect(pieces).toHaveLength(1);
  for (let at = 0; at < 100; at += 1) audience.hear(event(`root${at}`));
  await expect.poll(() => pieces.length).toBe(2);
  const roots = [...pieces.join('').matchAll(/"roots":\["(\w+)"\]/g)].map(([, root]) => root);
  expect(roots).toEqual(['lectures', ...Array.from({ length: 100 }, (_, at) => `root${at}`)]);
});

it('lets others have their turn while it tells thousands', async () => {
  const audience = new Audience((heard) => heard);
  let told = 0;
  for (let at = 0; at < 1000; at += 1) audience.join(() => void (told += 1));
  audience.hear(event('lectures'));
  expect(told).toBeLessThan(1000);
  await expect.poll(() => told).toBe(1000);
});

it('tells nothing that may not be known, and nothing to those who left', async () => {
  const audience = new Audience((heard) => (heard.roots.includes('consults') ? null : heard));
  const [left, there] = [listener(audience), listener(audience)];
  left.leave();
  audience.hear(event('consults'));
  audience.hear(event('lectures'));
  await expect.poll(() => there.pieces.join('')).toContain('lectures');
  expect(there.pieces.join('')).not.toContain('consults');
  expect(left.pieces).toEqual([]);
});

it('ends a stream whose browser does not read, so that nothing piles up for it', async () => {
  let ends = 0;
  const { body, write } = openEventStream(() => (ends += 1));
  const piece = new Uint8Array(10_000);
  write(ready);
  for (let at = 0; at < 50; at += 1) write(piece);
  expect(ends).toBe(1);
  const kept = new Uint8Array(await new Response(body).arrayBuffer());
  expect(kept.byteLength).toBeLessThan(80_000);
});

it('keeps a stream whose browser reads, however much it is told', async () => {
  let ends = 0;
  const { body, write, close } = openEventStream(() => (ends += 1));
  const reader = body.getReader();
  for (let at = 0; at < 50; at += 1) {
    write(new Uint8Array(10_000));
    expect((await reader.read()).value?.byteLength).toBe(10_000);
  }
  expect(ends).toBe(0);
  close();
  expect((await reader.read()).done).toBe(true);
  expect(ends).toBe(1);
});
