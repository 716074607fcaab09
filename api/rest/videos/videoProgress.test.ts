import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addWeek, unknownId } from '../../testing/rows.ts';

let api: TestApi;
let week: Awaited<ReturnType<typeof addWeek>>;
beforeAll(async () => {
  api = await startApi();
  week = await addWeek(api, 30);
});
afterAll(() => api.close());

interface Range {
  from: number;
  to: number;
}

const length = 600;

async function addVideo(values: { opens_at?: string; closes_at?: string } = {}): Promise<string> {
  const row = {
    weekly_lecture_id: week.id,
    title: '1강',
    url: 'https://videos.example.com/1.mp4',
    duration_seconds: length,
  };
  const made = await api.deps.db.kysely
    .insertInto('videos')
    .values({ ...row, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

const read = (as: Person, id: string) => api.call('GET', `/sp/video-progress/${id}`, { as });
const post = (as: Person, id: string, ranges: Range[], more: Partial<Sent<'reportVideoProgress'>> = {}) =>
  api.call('POST', `/sp/video-progress/${id}`, {
    as,
    body: { ranges, lastPositionSeconds: ranges.at(-1)?.to ?? 0, ...more },
  });

/** Lets seconds pass since the last report. */
async function pass(seconds: number): Promise<void> {
  await sql`alter table video_progress disable trigger user`.execute(api.deps.db.kysely);
  await sql`update video_progress set reported_at = reported_at - ${seconds} * interval '1 second'`.execute(
    api.deps.db.kysely,
  );
  await sql`update video_clocks set updated_at = updated_at - ${seconds} * interval '1 second'`.execute(
    api.deps.db.kysely,
  );
  await sql`alter table video_progress enable trigger user`.execute(api.deps.db.kysely);
}

describe('the edge', () => {
  it('is for a student of the week, a window and sound ranges', async () => {
    const id = await addVideo();
    const some = [{ from: 0, to: 5 }];
    for (const call of [read, (as: Person, to: string) => post(as, to, some)]) {
      expect((await call('minsu', unknownId)).status).toBe(404);
      expect((await call('geonu', id)).status).toBe(404);
    }
    expect((await post('minsu', id, [{ from: -1, to: 5 }])).status).toBe(400);
    expect((await post('minsu', id, [{ from: 0.5, to: 5 }])).status).toBe(400);
    expect((await post('minsu', id, some, { lastPositionSeconds: 90_000 })).status).toBe(400);
    for (const values of [{ opens_at: inDays(1) }, { opens_at: inDays(-2), closes_at: inDays(-1) }]) {
      const { status, body } = await post('minsu', await addVideo(values), some);
      expect([status, body.code]).toEqual([409, 'closed']);
    }
  });

  it('shows each student their own only', async () => {
    const id = await addVideo();
    expect((await read('minsu', id)).body).toMatchObject({ coveredSeconds: 0, ranges: [], reportedAt: null });
    await post('minsu', id, [{ from: 10, to: 20 }]);
    expect((await read('minsu', id)).body).toMatchObject({
      coveredSeconds: 10,
      percent: 1,
      lastPositionSeconds: 20,
      ranges: [{ from: 10, to: 20 }],
    });
    expect((await read('seoyeon', id)).body).toMatchObject({ coveredSeconds: 0, lastPositionSeconds: 0 });
    const others = `{ videoProgress(where: { studentId: { _eq: "${students.minsu.id}" } }) { id } }`;
    expect((await api.gql(others, { as: 'seoyeon' })).body.data.videoProgress).toEqual([]);
  });
});

describe('what a report adds', () => {
  it('is what really passed, of one that claims more', async () => {
    const id = await addVideo();
    const cheat = await post('minsu', id, [{ from: 0, to: length }], { lastPositionSeconds: length });
    expect(cheat.status).toBe(200);
    expect(cheat.body.coveredSeconds).toBeLessThanOrEqual(17);
    await pass(60);
    const more = await post('minsu', id, [{ from: 0, to: length }]);
    expect(more.body.coveredSeconds).toBeGreaterThanOrEqual(cheat.body.coveredSeconds + 120);
    expect(more.body.coveredSeconds).toBeLessThanOrEqual(cheat.body.coveredSeconds + 125);
  });

  it('is all that was kept while offline, once the clock was started', async () => {
    const id = await addVideo();
    await post('minsu', id, []);
    await pass(300);
    expect(
      (
        await post('minsu', id, [
          { from: 0, to: 250 },
          { from: 400, to: 450 },
        ])
      ).body.coveredSeconds,
    ).toBe(300);
  });

  it('is no more than an hour of all films together, whatever was opened before', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => addVideo()));
    for (const id of ids) await post('seoyeon', id, []);
    await pass(1800);
    const counted = async () => {
      let seconds = 0;
      for (const id of ids) seconds += (await post('seoyeon', id, [{ from: 0, to: length }])).body.coveredSeconds;
      return seconds;
    };
    const first = await counted();
    expect(first).toBeGreaterThanOrEqual(3600);
    expect(first).toBeLessThan(3700);
    await pass(60);
    const more = (await counted()) - first;
    expect(more).toBeGreaterThanOrEqual(120);
    expect(more).toBeLessThan(220);
  });

  it('joins what two devices played, and counts what was played again once per student', async () => {
    const id = await addVideo();
    await post('minsu', id, []);
    await pass(60);
    await post('minsu', id, [{ from: 0, to: 40 }]);
    await pass(20);
    await post('minsu', id, [{ from: 30, to: 60 }]);
    const replayed = {
      replayed: [
        { from: 20, to: 30 },
        { from: 100, to: 110 },
      ],
    };
    await post('minsu', id, [{ from: 20, to: 30 }], replayed);
    await post('minsu', id, [{ from: 20, to: 30 }], replayed);
    const { body } = await api.gql(
      `{ videoParts(where: { videoId: { _eq: "${id}" } }, order_by: [{ number: asc }]) { fromSecond toSecond watched replayed } }`,
      { as: 'ta' },
    );
    expect(body.data.videoParts).toHaveLength(60);
    expect(body.data.videoParts.filter((part: { watched: number }) => part.watched === 1)).toHaveLength(6);
    expect(body.data.videoParts.filter((part: { replayed: number }) => part.replayed > 0)).toEqual([
      { fromSecond: 20, toSecond: 30, watched: 1, replayed: 1 },
    ]);
    const viewing = await api.gql(
      `{ videoViewings(where: { videoId: { _eq: "${id}" }, studentId: { _eq: "${students.minsu.id}" } }) { percent strip } }`,
      { as: 'ta' },
    );
    expect(viewing.body.data.videoViewings).toEqual([{ percent: 10, strip: '2'.repeat(6) + '0'.repeat(54) }]);
  });
});

const range = fc.tuple(fc.nat(length + 50), fc.nat(80)).map(([from, more]) => ({ from, to: from + more }));
const reports = fc.array(fc.array(range, { maxLength: 4 }), { minLength: 1, maxLength: 6 });
const secondsOf = (all: Range[]) => {
  const seen = new Set<number>();
  for (const { from, to } of all) for (let at = from; at < Math.min(to, length); at++) seen.add(at);
  return [...seen].sort((one, other) => one - other);
};

describe('properties', () => {
  it('only grows, within the video, never faster than the clock', { timeout: 120_000, tags: ['sampled'] }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.array(range, { maxLength: 4 }), fc.nat(40)), { maxLength: 6 }),
        async (steps) => {
          const id = await addVideo();
          const began = performance.now();
          let passed = 0;
          let before: number[] = [];
          for (const [ranges, seconds] of steps) {
            const { status, body } = await post('minsu', id, ranges, { lastPositionSeconds: 0 });
            expect(status).toBe(200);
            const now = secondsOf(body.ranges);
            expect(before.every((second) => now.includes(second))).toBe(true);
            expect(now.every((second) => secondsOf(steps.flatMap(([some]) => some)).includes(second))).toBe(true);
            expect(body.coveredSeconds).toBe(now.length);
            expect(body.coveredSeconds).toBeLessThanOrEqual(
              Math.min(length, 15 + 2 * (passed + (performance.now() - began) / 1000)),
            );
            before = now;
            await pass(seconds);
            passed += seconds;
          }
        },
      ),
      { numRuns: Math.ceil(25 * Number(process.env.TEST_RUNS)) },
    );
  });

  it(
    'is the same in any order and however often, when the clock allows it',
    { timeout: 120_000, tags: ['sampled'] },
    async () => {
      await fc.assert(
        fc.asyncProperty(reports, fc.infiniteStream(fc.nat()), async (all, random) => {
          const told = async (some: Range[][]) => {
            const id = await addVideo();
            await post('minsu', id, []);
            for (const ranges of some) {
              await pass(length);
              await post('minsu', id, ranges, { lastPositionSeconds: 0 });
            }
            return (await read('minsu', id)).body.ranges;
          };
          const shuffled = [...all, ...all.slice(0, 2)]
            .map((ranges) => ({ ranges, at: random.next().value as number }))
            .sort((one, other) => one.at - other.at)
            .map(({ ranges }) => ranges);
          const known = await told(all);
          expect(secondsOf(known)).toEqual(secondsOf(all.flat()));
          expect(await told(shuffled)).toEqual(known);
        }),
        { numRuns: Math.ceil(12 * Number(process.env.TEST_RUNS)) },
      );
    },
  );
});
