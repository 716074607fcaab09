import type { BodyOf } from '#openapi/generated/operations.ts';
import { Problem } from '../../http/problem.ts';
import { cleanLine } from '../_protocol/text.ts';
import { cleanRichText } from '../_protocol/texts/richText.ts';

/** The columns of an announcement from a request. `standing` is when it was published, if it was. */
export function announcementRow(body: BodyOf<'createAnnouncement'>, now: Date, standing: Date | null = null) {
  return {
    title: cleanLine(body.title),
    body: cleanRichText(body.body),
    published_at: publishedAt(body, now, standing),
  };
}

function publishedAt({ publish, publishAt }: BodyOf<'createAnnouncement'>, now: Date, standing: Date | null) {
  if (publish === 'DRAFT') return null;
  if (publish === 'NOW') return standing !== null && standing <= now ? standing : now;
  const at = publishAt === undefined ? null : new Date(publishAt);
  if (at === null || at <= now) {
    const message = '예약 시각은 지금보다 나중이어야 합니다.';
    throw new Problem(422, 'invalid-value', message, { errors: [{ field: 'publishAt', message }] });
  }
  return at;
}
