import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../http/problem.ts';
import { sha256 } from '../../security/digest.ts';
import { countOpening as countLinkOpening, countUnknownLink } from '../../security/limits/countLinks.ts';
import { linkTokenHash } from '../../security/signedLinks.ts';
import type { Handler } from '../_protocol/handler.ts';
import { readReportCard } from './reportCard.ts';

/**
 * Shows the report card of a link. What is guessed, expired, revoked, closed or of a student who is to be
 * forgotten is refused alike: the same answer after the same work. Views are
 * counted, except those of staff.
 */
export const openReportLink: Handler<'openReportLink'> = async ({ trx, body, actor, now, request, deps }) => {
  const hash = await linkTokenHash(deps.place.secret, 'report-card', body.token);
  // Without a signature of ours the table is asked all the same, for a hash that is not there.
  const link = await findReportLink(trx, { 'link.token_hash': hash ?? (await sha256(`none ${body.token}`)) }, now);
  if (!link) {
    await countUnknownLink(trx, request.ip, now);
    throw unknown();
  }
  await countLinkOpening(trx, { linkId: link.id, ip: request.ip }, now);
  const card = await openReportCard(trx, link, { isCounted: actor === null || actor.role === 'student', now });
  if (!card) throw unknown();
  return card;
};

/** The report card of a link, and counts that it was opened; null while it has no value. */
export async function openReportCard(trx: Transaction<Tables>, link: ReportLink, { isCounted, now }: Opening) {
  const card = await readReportCard(trx, link.score_id, link.shows_rank);
  if (!card) return null;
  if (isCounted) await countOpening(trx, link, now);
  return { ...card, expiresAt: link.expires_at.toISOString() };
}

type ReportLink = NonNullable<Awaited<ReturnType<typeof findReportLink>>>;

interface Opening {
  isCounted: boolean;
  now: Date;
}

type By = { 'link.token_hash': string } | { 'link.id': string; 'link.student_id': string };

/** A link that opens. */
export function findReportLink(trx: Transaction<Tables>, by: By, now: Date) {
  return trx
    .selectFrom('report_links as link')
    .innerJoin('scores', 'scores.id', 'link.score_id')
    .innerJoin('exams', 'exams.id', 'scores.exam_id')
    .innerJoin('students', 'students.id', 'link.student_id')
    .select(['link.id', 'link.score_id', 'link.shows_rank', 'link.expires_at', 'link.first_opened_at'])
    .where((eb) => eb.and(by))
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where('exams.is_shown', '=', true)
    .where('students.anonymises_at', 'is', null)
    .forUpdate('link')
    .executeTakeFirst();
}

async function countOpening(
  trx: Transaction<Tables>,
  { id, first_opened_at }: { id: string; first_opened_at: Date | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('report_links')
    .set(({ eb }) => ({
      opened_count: eb('opened_count', '+', 1),
      first_opened_at: first_opened_at ?? now,
      last_opened_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

// The count of failures is kept despite the refusal, so that guessing is limited.
const unknown = () =>
  new Problem(
    404,
    'link-unknown',
    '주소가 잘렸거나 볼 수 있는 기간이 지났을 수 있으니, 성적표가 필요하시면 학원에 문의해 주세요.',
  ).keepingWrites();
