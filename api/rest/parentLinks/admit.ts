import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../http/problem.ts';
import { setCookieHeader } from '../../security/sessions/cookies.ts';
import { sha256 } from '../../security/digest.ts';
import { countOpening, countUnknownLink } from '../../security/limits/countLinks.ts';
import { linkTokenHash, parentPurpose, type ParentPurpose } from '../../security/signedLinks.ts';
import type { Context } from '../_protocol/handler.ts';
import { openLinks } from './openLinks.ts';

/** How many browsers open a link before the last four digits are asked. */
const freeDevices = 3;
/** The cookie that tells a browser. */
export const deviceCookie = 'link_device';
const cookieSeconds = 90 * 86_400;

type Asked = Pick<Context<'openParentLink'>, 'trx' | 'now' | 'request' | 'reply' | 'deps' | 'body'>;
type Found = Omit<Asked, 'reply' | 'body'> & { body: Pick<Asked['body'], 'token' | 'purpose'> };

/** A link that opens, and whose it is. */
export type OpenLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/**
 * The link of a token for a browser that may open it. On a new device beyond the third it asks for the last four digits of the parents' number;
 * after ten wrong ones in the life of the link no further device is let in, and a new link goes to the number on file.
 */
export async function admit(asked: Asked): Promise<OpenLink> {
  const { trx, request, reply, body } = asked;
  const link = await openLinkOf(asked);
  const device = request.cookies[deviceCookie] ?? crypto.randomUUID();
  await admitDevice(trx, { link, device, digits: body.digits });
  const scope = { origin: request.origin, path: '/api/parent-links', maxAge: cookieSeconds };
  reply.setCookie(setCookieHeader(deviceCookie, device, scope));
  return link;
}

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
    .select(['link.id', 'link.student_id', 'link.video_id', 'link.expires_at'])
    .select([
      'link.first_opened_at',
      'link.last_opened_at',
      'link.is_locked',
      'link.renewals',
      'students.parent_phone',
      'users.name',
    ])
    .where('link.token_hash', '=', hash)
    .where('link.purpose', '=', purpose)
    .forUpdate('link')
    .executeTakeFirst();
}

/** How a link remembers a browser. */
export const deviceHash = (linkId: string, device: string): Promise<string> => sha256(`${linkId} ${device}`);

interface Device {
  link: OpenLink;
  device: string;
  digits: string | undefined;
}

async function admitDevice(trx: Transaction<Tables>, { link, device, digits }: Device): Promise<void> {
  const device_hash = await deviceHash(link.id, device);
  const known = await trx
    .selectFrom('parent_link_devices')
    .select('device_hash')
    .where('link_id', '=', link.id)
    .execute();
  if (known.some((one) => one.device_hash === device_hash)) return;
  if (known.length >= freeDevices) await askDigits(trx, link, digits);
  await trx.insertInto('parent_link_devices').values({ link_id: link.id, device_hash }).execute();
}

async function askDigits(trx: Transaction<Tables>, link: OpenLink, digits: string | undefined): Promise<void> {
  if (link.is_locked) throw locked();
  if (digits === undefined) throw digitsNeeded('보호자 휴대폰 번호의 끝 네 자리를 입력해 주세요.');
  if (link.parent_phone?.slice(-4) === digits) return;
  const { is_locked } = await trx
    .updateTable('parent_links')
    .set(({ eb }) => ({ wrong_digits: eb('wrong_digits', '+', 1) }))
    .where('id', '=', link.id)
    .returning('is_locked')
    .executeTakeFirstOrThrow();
  throw is_locked ? locked() : digitsNeeded('번호가 맞지 않습니다. 끝 네 자리를 다시 확인해 주세요.');
}

// The counts of failures are kept despite the refusals, so that guessing is limited.
const unknown = () =>
  new Problem(
    404,
    'link-unknown',
    '볼 수 있는 기간이 지났거나 주소가 잘렸을 수 있습니다. 학원에 문의해 주세요.',
  ).keepingWrites();

const digitsNeeded = (detail: string) => new Problem(403, 'digits-needed', detail).keepingWrites();

const locked = () => new Problem(403, 'link-locked', lockedWords).keepingWrites();

/** What the guard of the database is worded by, too. */
export const lockedWords =
  '번호가 여러 번 맞지 않아 이 기기에서는 열 수 없습니다. 등록된 보호자 번호로 새 링크를 받아 주세요.';
