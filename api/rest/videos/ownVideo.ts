import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { noRow } from '../_protocol/rows.ts';

/** A video that a student of its week asked for. */
export interface OwnVideo {
  id: string;
  url: string | null;
  durationSeconds: number;
  /** Whether the student may watch it now. */
  isOpen: boolean;
}

/** Finds videos of the student's weeks by a condition on `videos`; 404 for others. */
export async function findOwnVideo(
  trx: Transaction<Tables>,
  studentId: string,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<OwnVideo> {
  const { rows } = await sql<OwnVideo>`
    select videos.id, videos.url, videos.duration_seconds as "durationSeconds",
      exists (select from open_video_readers as reader where reader.video_id = videos.id and reader.student_id = ${studentId}::uuid) as "isOpen"
    from videos
    where ${condition} and exists (
      select from participants where weekly_lecture_id = videos.weekly_lecture_id and student_id = ${studentId}::uuid)
    order by "isOpen" desc, videos.sequence limit 1`.execute(trx);
  if (!rows[0]) throw noRow('videos');
  return rows[0];
}

/** Throws 409 outside the window. */
export function refuseClosed({ isOpen }: OwnVideo): void {
  if (!isOpen) throw conflict('closed', '시청 기간이 아닙니다.');
}
