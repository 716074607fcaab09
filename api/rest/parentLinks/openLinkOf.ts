import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../http/problem.ts';
import { sha256 } from '../../security/digest.ts';
import { countOpening, countUnknownLink } from '../../security/limits/countLinks.ts';
import { linkTokenHash, parentPurpose, type ParentPurpose } from '../../security/signedLinks.ts';
import type { Context } from '../_protocol/handler.ts';
import { openLinks } from './openLinks.ts';

type Found = Pick<Context<'openParentLink'>, 'trx' | 'now' | 'request' | 'deps'> & {
  body: { token: string; purpose: ParentPurpose };
};

/** A link that opens, and whose it is. */
export type OpenLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/**
 * The link of a token, if it opens for this purpose. What is guessed, of another purpose, expired, used up or revoked is refused alike: the same
 * answer after the same work.
 */
export async function openLinkOf({ trx, now, request, deps, body }: Found): Promise<OpenLink> {
  const hash = await linkTokenHash(deps.place.secret, parentPurpose(body.purpose), body.token);
  // Without a signature of ours the table is asked all the same, for a hash that is not there.
  const hidden = hash ?? (await sha256(`none ${body.token}`));
  const link = await findLink(trx, { hash: hidden, purpose: body.purpose, now });
  if (!link) {
    await countUnknownLink(trx, request.ip, now);
    throw unknown();
  }
  await countOpening(trx, { linkId: link.id, ip: request.ip }, now);
  return link;
}

interface Sought {
  hash: string;
  purpose: ParentPurpose;
  now: Date;
}

function findLink(trx: Transaction<Tables>, { hash, purpose, now }: Sought) {
  return openLinks(trx, now)
    .innerJoin('students', 'students.id', 'link.student_id')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['link.id', 'link.purpose', 'link.student_id', 'link.video_id', 'link.expires_at', 'link.pin_hash'])
    .select(['link.first_opened_at', 'link.last_opened_at', 'link.is_locked', 'link.renewals'])
    .select(['students.parent_phone', 'users.name'])
    .where('link.token_hash', '=', hash)
    .where('link.purpose', '=', purpose)
    .forUpdate('link')
    .executeTakeFirst();
}

// The counts of failures are kept despite the refusals, so that guessing is limited.
const unknown = () =>
  new Problem(
    404,
    'link-unknown',
    '볼 수 있는 기간이 지났거나 주소가 잘렸을 수 있습니다. 학원에 문의해 주세요.',
  ).keepingWrites();
