import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { Problem } from '../../http/problem.ts';
import type { Context, Handler, Preparation } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { list } from '../files/upload/settle.ts';
import { findWeek } from '../participants/week.ts';
import { settleVideoFile, type UploadedFile } from './uploadedFile.ts';
import { cleanVideoUrl } from './videoAddress.ts';

type VideoInput = BodyOf<'createVideo'>;

type Preparing = Pick<Context<'createVideo'>, 'actor' | 'deps'>;

/** Adds a video to a week: an uploaded file, whose length is read from it, or an address. */
export const createVideo: Preparation<'createVideo'> = {
  prepare: async ({ body, ...context }) => prepareVideo(body, context),
};

/** The same under the owner's name. */
export const describeVideo: Preparation<'describeVideo'> = {
  prepare: async ({ body, ...context }) => prepareVideo(body.data, context),
};

async function prepareVideo(
  input: VideoInput,
  { actor, deps }: Preparing,
): Promise<Handler<'createVideo' | 'describeVideo'>> {
  if ((input.fileId === undefined) === (input.url === undefined)) {
    throw invalidValue(input.fileId === undefined ? 'url' : 'fileId', '영상 파일과 주소 중 하나를 보내 주세요.');
  }
  const id: string = crypto.randomUUID();
  if (input.fileId === undefined) {
    return async ({ trx, params, now }) => insertVideo(trx, params, { ...rowOf(input, now), id, ...atAddress(input) });
  }
  const uploaded = await settleVideoFile(deps, input.fileId, id, actor);
  return async ({ trx, params, now }) => {
    const duration = durationOf(uploaded);
    if (duration !== null)
      await insertVideo(trx, params, { ...rowOf(input, now), id, url: null, duration_seconds: duration });
    return { ...(await list(trx, uploaded.file, uploaded.outcome)), id };
  };
}

/** Null for a file that is refused. */
function durationOf({ outcome }: UploadedFile): number | null {
  return outcome.found?.durationSeconds ?? null;
}

function atAddress({ url = '', durationSeconds }: VideoInput) {
  if (durationSeconds === undefined) throw invalidValue('durationSeconds', '영상의 길이를 적어 주세요.');
  return { url: cleanVideoUrl(url), duration_seconds: durationSeconds };
}

function rowOf({ title, opensAt, closesAt, isForClass = true }: VideoInput, now: Date) {
  return {
    title: cleanLine(title),
    opens_at: opensAt === undefined ? now : new Date(opensAt),
    closes_at: closesAt == null ? null : new Date(closesAt),
    is_for_class: isForClass,
  };
}

type VideoRow = ReturnType<typeof rowOf> & { id: string; url: string | null; duration_seconds: number };

/** After the others of its week. */
async function insertVideo(
  trx: Transaction<Tables>,
  place: { lectureId: string; weeklyLectureId: string },
  row: VideoRow,
): Promise<{ id: string }> {
  const weekId = await findWeek(trx, place);
  const next = sql<number>`(select coalesce(max(sequence), 0) + 1 from videos where weekly_lecture_id = ${weekId}::uuid)`;
  await trx
    .insertInto('videos')
    .values({ ...row, weekly_lecture_id: weekId, sequence: next })
    .execute();
  return { id: row.id };
}

function invalidValue(field: string, message: string): Problem {
  return new Problem(422, 'invalid-value', message, { errors: [{ field, message }] });
}
