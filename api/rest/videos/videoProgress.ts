import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findOwnVideo, refuseClosed, type OwnVideo } from './ownVideo.ts';

type Ranges = BodyOf<'reportVideoProgress'>['ranges'];

const byId = (id: string) => sql<boolean>`videos.id = ${id}::uuid`;

/** How far the student has watched a video of their weeks. */
export const readVideoProgress: Handler<'readVideoProgress'> = async ({ trx, params, actor }) => {
  const video = await findOwnVideo(trx, actor.userId, byId(params.videoId));
  return progressOf(trx, video, actor.userId);
};

/** Adds what the student played; the database takes as much of it as the clock allows. */
export const reportVideoProgress: Handler<'reportVideoProgress'> = async ({ trx, params, body, actor }) => {
  const video = await findOwnVideo(trx, actor.userId, byId(params.videoId));
  refuseClosed(video);
  await sql`select report_video_progress(${video.id}::uuid, ${actor.userId}::uuid,
    ${multirange(body.ranges)}::text::int4multirange, ${multirange(body.replayed ?? [])}::text::int4multirange,
    ${body.lastPositionSeconds}::integer)`.execute(trx);
  return progressOf(trx, video, actor.userId);
};

async function progressOf(
  trx: Transaction<Tables>,
  { id, durationSeconds }: OwnVideo,
  studentId: string,
): Promise<ReplyOf<'readVideoProgress'>> {
  const { rows } = await sql<{ ranges: Ranges; seconds: number; position: number; at: Date }>`
    select covered_seconds as seconds, last_position_seconds as position, reported_at as at, (
      select coalesce(json_agg(json_build_object('from', lower(part), 'to', upper(part)) order by part), '[]')
      from unnest(covered) as part) as ranges
    from video_progress where video_id = ${id}::uuid and student_id = ${studentId}::uuid`.execute(trx);
  const [known] = rows;
  const coveredSeconds = known?.seconds ?? 0;
  return {
    videoId: id,
    durationSeconds,
    coveredSeconds,
    percent: Math.floor((coveredSeconds * 100) / durationSeconds),
    ranges: known?.ranges ?? [],
    lastPositionSeconds: known?.position ?? 0,
    reportedAt: known?.at.toISOString() ?? null,
  };
}

/** Ranges as PostgreSQL writes them; empty and backward ones are nothing. */
function multirange(ranges: Ranges): string {
  return `{${ranges
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => `[${from},${to})`)
    .join(',')}}`;
}
