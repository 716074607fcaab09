import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { verifyAccessToken } from '../security/sessions/accessTokens.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { OpenStreams } from './openStreams.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ heartbeat: 50 })));
afterAll(() => api.close());

/** A stream that counts what it was told. */
async function streamOf(token: string) {
  const told = { beats: 0, ends: 0 };
  const claims = await verifyAccessToken(api.deps.place.secret, token, api.deps.clock.now());
  if (!claims) throw new Error('not a token of this academy');
  const stream = { claims, beat: () => told.beats++, end: () => told.ends++ };
  return Object.assign(told, { stream });
}

const signIn = (person: { loginId: string }) => api.signIn(person.loginId);

it('asks once for all streams, and ends only those whose session is over', async () => {
  const asked = vi.spyOn(api.deps.db.kysely, 'getExecutor');
  const streams = new OpenStreams(api.deps);
  const [ta, left, student] = [await signIn(staff.ta), await signIn(staff.ta), await signIn(students.seoyeon)];
  const tokens = [ta, left, student, ...Array.from({ length: 50 }, () => ta)];
  const open = await Promise.all(tokens.map(({ token }) => streamOf(token)));
  expect((await api.call('POST', '/auth/logout', { as: { token: left.token } })).status).toBe(204);
  asked.mockClear();
  const forget = open.map(({ stream }) => streams.add(stream));
  await expect.poll(() => open[1]?.ends).toBe(1);
  expect(asked).toHaveBeenCalledTimes(1);
  for (const each of forget) each();
  expect(open.filter(({ ends }) => ends > 0)).toEqual([open[1]]);
  expect(open.filter(({ beats }) => beats > 0)).toHaveLength(52);
  asked.mockRestore();
});

it('ends all when nobody can say whose session lasts', async () => {
  const streams = new OpenStreams(api.deps);
  const { token } = await signIn(staff.ta);
  const asked = vi.spyOn(api.deps.db.kysely, 'getExecutor').mockImplementation(() => {
    throw new Error('away');
  });
  const one = await streamOf(token);
  const forget = streams.add(one.stream);
  await expect.poll(() => one.ends).toBe(1);
  asked.mockRestore();
  forget();
});

it('tells a stream nothing that was forgotten, and rests without any', async () => {
  const streams = new OpenStreams(api.deps);
  const { token } = await signIn(staff.ta);
  const [gone, there] = [await streamOf(token), await streamOf(token)];
  streams.add(gone.stream)();
  const forget = streams.add(there.stream);
  await expect.poll(() => there.beats).toBeGreaterThan(1);
  expect([gone.beats, gone.ends]).toEqual([0, 0]);
  forget();
});

it('watches those who look at what a student sees, too', async () => {
  const streams = new OpenStreams(api.deps);
  const { token } = await signIn(staff.taAdmin);
  const { body, status } = await api.call('POST', `/students/${students.doyun.id}/preview`, { as: { token } });
  expect(status).toBe(200);
  const one = await streamOf(String(body.accessToken));
  const forget = streams.add(one.stream);
  await expect.poll(() => one.beats).toBeGreaterThan(0);
  const disable = (isActive: boolean) =>
    api.deps.db.kysely.updateTable('users').set({ is_active: isActive }).where('id', '=', students.doyun.id).execute();
  await disable(false);
  await expect.poll(() => one.ends).toBeGreaterThan(0);
  await disable(true);
  forget();
});
