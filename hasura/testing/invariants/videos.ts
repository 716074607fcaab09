import type { Invariant } from '../breaches.ts';

export const invariants: Invariant[] = [
  {
    rule: 'a video was watched from its beginning to its end, and no further',
    sql: `select progress.id from video_progress as progress join videos on videos.id = progress.video_id
      where not progress.covered <@ int4multirange(int4range(0, videos.duration_seconds))
        or progress.last_position_seconds > videos.duration_seconds`,
  },
  {
    rule: 'nobody watched a video faster than twice the time since the first report',
    sql: `select id from video_progress
      where covered_seconds > 15 + 2 * extract(epoch from greatest(reported_at, created_at) - created_at)`,
  },
];
