import { afterEach, expect, test } from 'vitest';
import { openEmpty } from '#api/testing/servers/lentPGlite.ts';
import { machine, setClock } from '#mocks/clock.ts';
import { openWorldClock } from './worldClock.ts';

const begin = new Date('2026-11-03T17:55:00+09:00');
const { Date: RealDate } = globalThis;
const { now: realNow } = RealDate;
const pass = (milliseconds: number): void => {
  const passed = machine.now() + milliseconds;
  machine.now = () => passed;
};

afterEach(() => {
  machine.now = realNow;
  globalThis.Date = RealDate;
  RealDate.now = realNow;
});

test('the screens and the api believe the hour, and dates stay dates', () => {
  setClock({ now: begin.getTime(), stopped: false });
  expect(new Date().toISOString()).toMatch(/^2026-11-03T08:55/);
  expect(new RealDate(Date.now()).toISOString()).toMatch(/^2026-11-03T08:55/);
  expect(new Date(0).getTime()).toBe(0);
  expect(new Date(2026, 0, 2).getDate()).toBe(2);
  expect(new Date()).toBeInstanceOf(RealDate);
  expect(new RealDate(0)).toBeInstanceOf(Date);
});

test('a stopped clock stands still, also where the academy is opened again', async () => {
  const db = await openEmpty();
  const clock = await openWorldClock(db, begin);
  const now = begin.getTime() + 3_600_000;
  await clock.move({ now, stopped: true });
  pass(60_000);
  expect(Date.now()).toBe(now);
  expect(clock.read()).toEqual({ now, stopped: true });
  setClock({ now: 0, stopped: false });
  expect((await openWorldClock(db, begin)).read()).toEqual({ now, stopped: true });
  await db.close();
});

test("an academy without an hour of its own has the machine's until somebody moves it", async () => {
  const db = await openEmpty();
  const before = machine.now();
  const clock = await openWorldClock(db, undefined);
  await clock.note();
  expect(clock.read().stopped).toBe(false);
  expect(Math.abs(clock.read().now - before)).toBeLessThan(60_000);
  pass(0);
  const tomorrow = machine.now() + 86_400_000;
  await clock.move({ now: tomorrow, stopped: false });
  pass(60_000);
  expect(clock.read().now).toBe(tomorrow + 60_000);
  expect((await openWorldClock(db, undefined)).read().now).toBeGreaterThanOrEqual(tomorrow);
  await db.close();
});

test("PostgreSQL believes it too, and a kept academy's time goes on where it stopped", async () => {
  const db = await openEmpty();
  const clock = await openWorldClock(db, begin);
  expect(await databaseTime()).toMatch(/^2026-11-03 08:55/);
  setClock({ now: begin.getTime() + 3_600_000, stopped: false });
  await clock.note();
  setClock({ now: begin.getTime() + 86_400_000, stopped: false });
  await openWorldClock(db, begin);
  // Later than the last note, and never back.
  expect(await databaseTime()).toMatch(/^2026-11-03 09:55:1/);
  await db.close();

  async function databaseTime(): Promise<string> {
    const [row] = await db.sql.query<{ told: string }>('select clock_timestamp()::text as told');
    return row?.told ?? '';
  }
});

test('a lent database believes the hour at which it is lent, not the one at which it was opened', async () => {
  for (const now of [begin.getTime(), begin.getTime() + 90 * 86_400_000]) {
    setClock({ now, stopped: false });
    const db = await openEmpty();
    const [row] = await db.sql.query<{ told: number }>('select extract(epoch from now())::float8 * 1000 as told');
    expect(Math.abs((row?.told ?? 0) - now)).toBeLessThan(60_000);
    await db.close();
  }
});
