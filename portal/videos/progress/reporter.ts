import { isTransient } from '#client/errors.ts';
import type { VideoProgress, VideoReport } from '#client/generated/rest/videos.ts';
import { joined, keep, readKept, type KeptReport } from './keptReport.ts';
import { createPlayedLog, type PlayedLog } from './playedLog.ts';
import { without } from './ranges.ts';

/** How often what was played is told, in seconds. */
export const reportSeconds = 5;

/** Sends a report; in the browser that of the contract. */
export type SendReport = (videoId: string, report: VideoReport, init?: RequestInit) => Promise<VideoProgress>;

interface Facts {
  userId: string;
  videoId: string;
  /** Where the film begins. */
  position: number;
  send: SendReport;
  onProgress: (progress: VideoProgress) => void;
}

/** Collects what is played and tells it. */
export interface Reporter extends Pick<PlayedLog, 'look' | 'jump'> {
  /** Every second: keeps what was played, and tells it every few seconds. */
  tick(): void;
  /** Tells what has not arrived. A page that is left asks for `leaving`, so that the request outlives it. */
  send(how?: { leaving?: boolean; first?: boolean }): Promise<void>;
}

/** What does not arrive is kept in this browser and told the next time, also after a reload. */
export function createReporter({ userId, videoId, position, send, onProgress }: Facts): Reporter {
  const log = createPlayedLog(position);
  let at = position;
  let told = position;
  let seconds = 0;
  let sending = false;
  let pending = readKept(userId, videoId) ?? { ranges: [], replayed: [], lastPositionSeconds: position };

  const gather = (): void => {
    const more: KeptReport = { ...log.take(), lastPositionSeconds: Math.round(at) };
    pending = joined(pending, more);
    keep(userId, videoId, pending);
  };
  const post = async ({ leaving = false, first = false } = {}): Promise<void> => {
    gather();
    const sent = pending;
    const isNews = sent.ranges.length > 0 || Math.round(at) !== told;
    if ((sending && !leaving) || !(isNews || first)) return;
    sending = true;
    try {
      const progress = await send(videoId, sent, { keepalive: leaving });
      told = sent.lastPositionSeconds;
      // What the clock did not allow yet is told again; the server takes it as time passes.
      pending = {
        ...pending,
        ranges: without(pending.ranges, [...progress.ranges, { from: progress.durationSeconds, to: Infinity }]),
        replayed: without(pending.replayed, sent.replayed),
      };
      keep(userId, videoId, pending);
      onProgress(progress);
    } catch (error) {
      // Without a connection it is kept, and the page says so; what is refused is of no use any more.
      if (!isTransient(error)) pending = { ranges: [], replayed: [], lastPositionSeconds: pending.lastPositionSeconds };
      keep(userId, videoId, pending);
    } finally {
      sending = false;
    }
  };
  return {
    look: (now) => {
      at = now;
      log.look(now);
    },
    jump: (now) => {
      at = now;
      log.jump(now);
    },
    tick: () => {
      gather();
      if (++seconds % reportSeconds === 0) void post();
    },
    send: post,
  };
}
