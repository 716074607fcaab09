// @module-tag whole
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../../ports/log.ts';
import { openNative } from '../../testing/servers/native.node.ts';
import { openPostgres } from '../postgres.node.ts';

const native = await openNative();
afterAll(() => native.close());

const silent = createLog(() => undefined, 'silent');

it.skipIf(native.skipped !== undefined)(
  'a lost LISTEN is opened again by one attempt at a time, ever more rarely',
  { timeout: 40_000 },
  async () => {
    const gate = await openGate(native.url ?? '');
    const db = openPostgres(gate.url, silent);
    let missed = 0;
    await db.listen(
      'news',
      () => undefined,
      () => missed++,
    );
    gate.shut();
    await delay(3500);
    expect(gate.refused()).toBeGreaterThanOrEqual(2);
    expect(gate.refused()).toBeLessThanOrEqual(3);
    gate.open();
    await expect.poll(() => missed, { timeout: 10_000 }).toBe(1);
    // Nothing else is still waiting to connect.
    await delay(1500);
    const listening = await db.sql.query(`select from pg_stat_activity where application_name = 'academy-events'`);
    expect([listening.length, missed]).toEqual([1, 1]);
    await db.close();
    await gate.close();
  },
);

/** A way to a server that can be shut: those inside are thrown out, and those who come are turned away. */
async function openGate(target: string) {
  const { hostname, port } = new URL(target);
  const inside = new Set<Socket>();
  let isShut = false;
  let refused = 0;
  const gate = createServer((socket) => {
    if (isShut) {
      refused++;
      socket.destroy();
      return;
    }
    const onward = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      inside.add(one);
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const throwOut = () => inside.forEach((socket) => socket.destroy());
  return {
    url: Object.assign(new URL(target), { port: String((gate.address() as AddressInfo).port) }).href,
    refused: () => refused,
    shut: () => {
      isShut = true;
      throwOut();
    },
    open: () => void (isShut = false),
    close: async () => {
      throwOut();
      gate.close();
      await once(gate, 'close');
    },
  };
}
