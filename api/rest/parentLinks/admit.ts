import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../http/problem.ts';
import { setCookieHeader } from '../../security/sessions/cookies.ts';
import { sha256 } from '../../security/digest.ts';
import type { Context } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';
import { readFamily } from './family/family.ts';
import { openLinkOf, type OpenLink } from './openLinkOf.ts';
import { askPin } from './family/pin.ts';
import { countWrong, locked } from './wrong.ts';

/** How many browsers open a link before the last four digits are asked. */
const freeDevices = 3;
/** The cookie that tells a browser. */
export const deviceCookie = 'link_device';
const cookieSeconds = 90 * 86_400;

type Asked = Pick<Context<'openParentLink'>, 'trx' | 'now' | 'request' | 'reply' | 'deps' | 'body'>;

/**
 * The link of a token for a browser that may open it, with the child it is used for. A family's link asks each new browser for its PIN; another one on
 * a new device beyond the third for the last four digits of the parents' number. After ten wrong ones in the life of the link no further device is
 * let in, and a new link goes to the number on file.
 */
export async function admit(asked: Asked): Promise<OpenLink> {
  const { trx, deps, request, reply, body } = asked;
  const link = await openLinkOf(asked);
  const device = request.cookies[deviceCookie] ?? crypto.randomUUID();
  await admitDevice(trx, link, { device, secret: deps.place.secret, ...body });
  const scope = { origin: request.origin, path: '/api/parent-links', maxAge: cookieSeconds };
  reply.setCookie(setCookieHeader(deviceCookie, device, scope));
  return withChild(trx, link, body.childId);
}

/** The link, used for the child that is asked for: of its family, and nobody else. */
async function withChild(trx: Transaction<Tables>, link: OpenLink, childId = link.student_id): Promise<OpenLink> {
  if (childId === link.student_id) return link;
  const child = (await readFamily(trx, link)).find(({ id }) => id === childId);
  if (!child) throw noRow('students');
  return { ...link, student_id: child.id, name: child.name };
}

/** How a link remembers a browser. */
export const deviceHash = (linkId: string, device: string): Promise<string> => sha256(`${linkId} ${device}`);

interface Device {
  device: string;
  secret: string;
  pin?: string | undefined;
  digits?: string | undefined;
}

async function admitDevice(trx: Transaction<Tables>, link: OpenLink, { device, ...tried }: Device): Promise<void> {
  const device_hash = await deviceHash(link.id, device);
  const known = await trx
    .selectFrom('parent_link_devices')
    .select('device_hash')
    .where('link_id', '=', link.id)
    .execute();
  if (known.some((one) => one.device_hash === device_hash)) return;
  if (link.purpose === 'FAMILY') await askPin(trx, { link, pin: tried.pin, secret: tried.secret });
  else if (known.length >= freeDevices) await askDigits(trx, link, tried.digits);
  await trx.insertInto('parent_link_devices').values({ link_id: link.id, device_hash }).execute();
}

async function askDigits(trx: Transaction<Tables>, link: OpenLink, digits: string | undefined): Promise<void> {
  if (link.is_locked) throw locked();
  if (digits === undefined) throw digitsNeeded('보호자 휴대폰 번호의 끝 네 자리를 입력해 주세요.');
  if (link.parent_phone?.slice(-4) === digits) return;
  throw (await countWrong(trx, link))
    ? locked()
    : digitsNeeded('번호가 맞지 않습니다. 끝 네 자리를 다시 확인해 주세요.');
}

const digitsNeeded = (detail: string) => new Problem(403, 'digits-needed', detail).keepingWrites();
