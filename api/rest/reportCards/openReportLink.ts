import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../http/problem.ts';
import { hit, linkGuessLimit, linkLimit, takeBack } from '../../security/rateLimits.ts';
import { linkTokenHash } from '../../security/signedLinks.ts';
import type { Handler } from '../_protocol/handler.ts';
import { readReportCard } from './reportCard.ts';

/** Shows the report card of a link. Views are counted, except those of staff. */
export const openReportLink: Handler<'openReportLink'> = async ({ trx, body, actor, now, request, deps }) => {
  await hit(trx, linkGuessLimit, request.ip, now);
  const hash = await linkTokenHash(deps.place.secret, 'report-card', body.token);
  const link = hash === null ? undefined : await findLink(trx, hash);
  if (!link) throw unknown();
  await takeBack(trx, linkGuessLimit, request.ip);
  await hit(trx, linkLimit, link.id, now);
  if (link.revoked_at !== null) {
    throw gone('link-revoked', '더 이상 열리지 않는 링크입니다. 성적표가 필요하시면 학원에 문의해 주세요.');
  }
  if (link.expires_at <= now) {
    throw gone('link-expired', '볼 수 있는 기간이 지난 링크입니다. 성적표가 필요하시면 학원에 문의해 주세요.');
  }
  const card = link.is_shown ? await readReportCard(trx, link.score_id, link.shows_rank) : null;
  if (!card) throw gone('link-closed', '지금은 볼 수 없는 성적표입니다. 학원에 문의해 주세요.');
  if (actor === null || actor.role === 'student') await countOpening(trx, link, now);
  return { ...card, expiresAt: link.expires_at.toISOString() };
};

function findLink(trx: Transaction<Tables>, hash: string) {
  return trx
    .selectFrom('report_links as link')
    .innerJoin('scores', 'scores.id', 'link.score_id')
    .innerJoin('exams', 'exams.id', 'scores.exam_id')
    .select(['link.id', 'link.score_id', 'link.shows_rank', 'link.expires_at', 'link.revoked_at', 'exams.is_shown'])
    .select(['link.first_opened_at'])
    .where('link.token_hash', '=', hash)
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
  new Problem(404, 'link-unknown', '없는 링크입니다. 주소가 잘리지 않았는지 확인해 주세요.').keepingWrites();

const gone = (code: string, detail: string) => new Problem(410, code, detail).keepingWrites();
