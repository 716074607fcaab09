import { union, type Range } from './ranges.ts';

/** What was played and has not reached the server. */
export interface KeptReport {
  ranges: Range[];
  replayed: Range[];
  lastPositionSeconds: number;
}

const keyOf = (userId: string, videoId: string) => `video-progress:${userId}:${videoId}`;

/** What this browser keeps of a student's watching: seconds of a video, nothing else. Null when all has arrived. */
export function readKept(userId: string, videoId: string): KeptReport | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, videoId)) ?? 'null') as KeptReport | null;
  } catch {
    return null;
  }
}

/** Keeps it; forgets it when it is empty. */
export function keep(userId: string, videoId: string, report: KeptReport): void {
  try {
    if (report.ranges.length === 0) localStorage.removeItem(keyOf(userId, videoId));
    else localStorage.setItem(keyOf(userId, videoId), JSON.stringify(report));
  } catch {
    // A browser that stores nothing reports every few seconds all the same.
  }
}

/** Two reports as one. */
export function joined(one: KeptReport, other: KeptReport): KeptReport {
  return {
    ranges: union([...one.ranges, ...other.ranges]),
    replayed: union([...one.replayed, ...other.replayed]),
    lastPositionSeconds: other.lastPositionSeconds,
  };
}
