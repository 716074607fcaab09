import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../http/problem.ts';
import { setCookieHeader } from '../../security/cookies.ts';
import { sha256 } from '../../security/digest.ts';
import { forgive, hit, linkDigitsLimit, linkGuessLimit, linkLimit, takeBack } from '../../security/rateLimits.ts';
import { linkTokenHash, parentPurpose, type ParentPurpose } from '../../security/signedLinks.ts';
import type { Context } from '../_protocol/handler.ts';

/** How many browsers open a link before the last four digits are asked. */
const freeDevices = 3;
const cookieName = 'link_device';
const cookieSeconds = 90 * 86_400;

type Asked = Pick<Context<'openParentLink'>, 'trx' | 'now' | 'request' | 'reply' | 'deps' | 'body'>;

/** A link that opens, and whose it is. */
export type OpenLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/**
 * The link of a token, if it opens for this purpose. What is guessed, of another purpose, expired, used up or revoked is refused alike: the same
 * answer after the same work. On a new device beyond the third it asks for the last four digits of the parents' number.
 */
export async function admit({ trx, now, request, reply, deps, body }: Asked): Promise<OpenLink> {
  await hit(trx, linkGuessLimit, request.ip, now);
  const hash = await linkTokenHash(deps.place.secret, parentPurpose(body.purpose), body.token);
  // Without a signature of ours the table is asked all the same, for a hash that is not there.
  const link = await findLink(trx, hash ?? (await sha256(`none ${body.token}`)), body.purpose);
  if (!link || link.revoked_at !== null || link.used_at !== null || link.expires_at <= now) throw unknown();
  await takeBack(trx, linkGuessLimit, request.ip);
  await hit(trx, linkLimit, link.id, now);
  const device = request.cookies[cookieName] ?? crypto.randomUUID();
  await admitDevice(trx, { link, device, digits: body.digits, now });
  const scope = { origin: request.origin, path: '/api/parent-links', maxAge: cookieSeconds };
  reply.setCookie(setCookieHeader(cookieName, device, scope));
  return link;
}

function findLink(trx: Transaction<Tables>, hash: string, purpose: ParentPurpose) {
  return trx
    .selectFrom('parent_links as link')
    .innerJoin('students', 'students.id', 'link.student_id')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['link.id', 'link.student_id', 'link.video_id', 'link.expires_at', 'link.revoked_at', 'link.used_at'])
    .select(['link.first_opened_at', 'students.parent_phone', 'users.name'])
    .where('link.token_hash', '=', hash)
    .where('link.purpose', '=', purpose)
    .where(sql<boolean>`is_active_student(link.student_id)`)
    .forUpdate('link')
    .executeTakeFirst();
}

interface Device {
  link: OpenLink;
  device: string;
  digits: string | undefined;
  now: Date;
}

async function admitDevice(trx: Transaction<Tables>, { link, device, digits, now }: Device): Promise<void> {
  const device_hash = await sha256(`${link.id} ${device}`);
  const known = await trx
    .selectFrom('parent_link_devices')
    .select('device_hash')
    .where('link_id', '=', link.id)
    .execute();
  if (known.some((one) => one.device_hash === device_hash)) return;
  if (known.length >= freeDevices) {
    if (digits === undefined) throw digitsNeeded('보호자 휴대폰 번호의 끝 네 자리를 입력해 주세요.');
    await hit(trx, linkDigitsLimit, link.id, now);
    if (link.parent_phone?.slice(-4) !== digits)
      throw digitsNeeded('번호가 맞지 않습니다. 끝 네 자리를 다시 확인해 주세요.');
    await forgive(trx, linkDigitsLimit, link.id);
  }
  await trx.insertInto('parent_link_devices').values({ link_id: link.id, device_hash }).execute();
}

// The counts of failures are kept despite the refusals, so that guessing is limited.
const unknown = () =>
  new Problem(
    404,
    'link-unknown',
    '볼 수 있는 기간이 지났거나 주소가 잘렸을 수 있습니다. 학원에 문의해 주세요.',
  ).keepingWrites();

const digitsNeeded = (detail: string) => new Problem(403, 'digits-needed', detail).keepingWrites();
