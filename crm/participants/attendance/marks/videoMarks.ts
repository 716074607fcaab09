import type { WeekViewingsQuery } from '../../generated/graphql.ts';

/** How much of a week's videos a student has watched. */
export interface VideoMark {
  text: string;
  /** Every video counts as watched. */
  isWatched: boolean;
}

/** By student; empty where the week has no videos. A video counts as watched from the lecture's share on. */
export function videoMarks(data: WeekViewingsQuery | undefined): ReadonlyMap<string, VideoMark> {
  const videos = data?.videos ?? [];
  const least = data?.lectures_by_pk?.watchedPercent ?? 100;
  const percents = new Map<string, number[]>();
  for (const { studentId, percent } of videos.flatMap(({ viewings }) => viewings)) {
    if (studentId == null) continue;
    percents.set(studentId, [...(percents.get(studentId) ?? []), percent ?? 0]);
  }
  return new Map([...percents].map(([studentId, own]) => [studentId, markOf(own, least)]));
}

function markOf(percents: readonly number[], least: number): VideoMark {
  const watched = percents.filter((percent) => percent >= least).length;
  const isWatched = watched === percents.length;
  if (percents.length === 1) return { text: `${percents[0] ?? 0}%`, isWatched };
  return { text: `${watched}/${percents.length}편`, isWatched };
}
