import { beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '#client/errors.ts';
import type { VideoReport } from '#client/generated/rest/videos.ts';
import { createReporter, reportSeconds } from './reporter.ts';
import { union, type Range } from './ranges.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

/** A server that can be away, and one device. */
function start(known: Range[] = []) {
  const server = { ranges: known, away: false, reports: [] as VideoReport[] };
  const device = () =>
    createReporter({
      userId: 'me',
      videoId: 'video',
      position: 0,
      onProgress: () => undefined,
      send: async (videoId, report) => {
        if (server.away) throw new NetworkError(undefined);
        server.reports.push(report);
        server.ranges = union([...server.ranges, ...report.ranges]);
        const { ranges } = server;
        return {
          videoId,
          durationSeconds: 600,
          coveredSeconds: 0,
          percent: 0,
          ranges,
          lastPositionSeconds: 0,
          reportedAt: null,
        };
      },
    });
  return { server, device };
}

/** Plays some seconds in real steps of one. */
async function play(reporter: ReturnType<typeof createReporter>, from: number, seconds: number) {
  for (let at = from; at <= from + seconds; at++) {
    reporter.look(at);
    reporter.tick();
    await Promise.resolve();
  }
}

it('a killed tab loses no more than ten seconds, wherever it is killed', async () => {
  for (let seconds = 1; seconds <= 40; seconds++) {
    stored.clear();
    const { server, device } = start();
    await play(device(), 0, seconds);
    stored.clear();
    const arrived = server.ranges.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(seconds - arrived).toBeLessThanOrEqual(reportSeconds);
  }
});

it('what was played offline is sent later, also after a reload', async () => {
  const { server, device } = start();
  server.away = true;
  await play(device(), 0, 30);
  expect(server.ranges).toEqual([]);
  server.away = false;
  await device().send({ first: true });
  expect(server.ranges).toEqual([{ from: 0, to: 30 }]);
  expect(stored.size).toBe(0);
});

it('the first report starts the clock; nothing new is not told again', async () => {
  const { server, device } = start();
  const reporter = device();
  await reporter.send({ first: true });
  await reporter.send();
  await reporter.send({ leaving: true });
  expect(server.reports).toEqual([{ ranges: [], replayed: [], lastPositionSeconds: 0 }]);
});
