import { sql } from 'kysely';
import { invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';
import { findOwnVideo } from '../videos/ownVideo.ts';
import { readSource } from '../videos/readSource.ts';
import { findReportLink, openReportCard } from '../reportCards/openReportLink.ts';
import { admit } from './admit.ts';
import { partOf, readFamily } from './family/family.ts';
import { linkVideoUrl } from './linkVideo.ts';
import type { OpenLink } from './openLinkOf.ts';
import { readParts } from './page.ts';
import type { Context } from '../_protocol/handler.ts';

/** A film that plays on asks for a fresh address every few minutes, and a family walks through its home: no further openings. */
const onceASeconds = 3600;

/** Shows what a parent's link opens, and counts that. */
export const openParentLink: Handler<'openParentLink'> = async (context) => {
  const { trx, body, now } = context;
  const link = await admit(context);
  const lately = new Date(now.getTime() - onceASeconds * 1000);
  const part = partOf(body);
  const isPart = link.video_id !== null || (link.purpose === 'FAMILY' && part !== 'HOME');
  const goesOn = isPart && link.last_opened_at !== null && link.last_opened_at > lately;
  await trx
    .updateTable('parent_links')
    .set(({ eb }) => ({
      opened_count: eb('opened_count', '+', goesOn ? 0 : 1),
      first_opened_at: link.first_opened_at ?? now,
      last_opened_at: now,
    }))
    .where('id', '=', link.id)
    .execute();
  return {
    studentName: link.name,
    expiresAt: link.expires_at.toISOString(),
    childId: link.student_id,
    children: await readFamily(trx, link),
    ...(await readParts(trx, { studentId: link.student_id, part })),
    video: link.video_id === null ? null : await readVideo(context, link, link.video_id),
    card: part === 'CARD' ? await readCard(context, link) : null,
  };
};

/** What the student's player plays while the student may watch it; null outside the time. */
async function readVideo({ trx, now, deps }: Context<'openParentLink'>, link: OpenLink, videoId: string) {
  const found = await findOwnVideo(trx, link.student_id, sql<boolean>`videos.id = ${videoId}::uuid`);
  if (!found.isOpen) return null;
  const { title } = await trx.selectFrom('videos').select('title').where('id', '=', videoId).executeTakeFirstOrThrow();
  const addressOf = (fileId: string) => linkVideoUrl(deps.place.secret, { linkId: link.id, fileId }, now);
  const { url, ...source } = await readSource(trx, found, { studentId: link.student_id, addressOf });
  const mark = [link.name, link.parent_phone?.slice(-4)].filter(Boolean).join(' · ');
  return url === null ? null : { title, mark, url, ...source };
}

/** A report card that was sent for the child, counted as when its own link is opened. */
async function readCard({ trx, body, now }: Context<'openParentLink'>, link: OpenLink) {
  const { cardId } = body;
  if (cardId === undefined) throw invalid([{ field: 'cardId', message: '볼 성적표를 골라 주세요.' }]);
  const sent = await findReportLink(trx, { 'link.id': cardId, 'link.student_id': link.student_id }, now);
  const card = sent && (await openReportCard(trx, sent, { isCounted: true, now }));
  if (!card) throw noRow('report_links');
  return card;
}
