import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid, Problem } from '../../../http/problem.ts';
import { hexOf } from '../../../security/digest.ts';
import { countWrong, locked } from '../wrong.ts';
import type { OpenLink } from '../openLinkOf.ts';

interface Tried {
  link: OpenLink;
  pin: string | undefined;
  secret: string;
}

/** Lets a further browser of a family in by its PIN, which the first one chooses. Ten wrong ones lock the link for new browsers. */
export async function askPin(trx: Transaction<Tables>, { link, pin, secret }: Tried): Promise<void> {
  if (link.is_locked) throw locked();
  if (pin === undefined) throw link.pin_hash === null ? pinMissing() : pinNeeded('비밀번호 여섯 자리를 입력해 주세요.');
  const pin_hash = await pinHash(secret, link.id, pin);
  if (link.pin_hash === pin_hash) return;
  if (link.pin_hash !== null) {
    throw (await countWrong(trx, link)) ? locked() : pinNeeded('비밀번호가 맞지 않습니다. 다시 확인해 주세요.');
  }
  if (isEasy(pin)) throw invalid([{ field: 'pin', message: '같은 숫자나 이어지는 숫자만으로는 정할 수 없습니다.' }]);
  await trx.updateTable('parent_links').set({ pin_hash }).where('id', '=', link.id).execute();
}

/** What anybody tries first: 000000, 123456, 654321. */
function isEasy(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])));
  return steps.size === 1 && [0, 1, -1].some((step) => steps.has(step));
}

/** Six digits alone are soon found, so that the hash needs the server's secret. */
async function pinHash(secret: string, linkId: string, pin: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(`link pin ${secret}`), algorithm, false, ['sign']);
  return hexOf(await crypto.subtle.sign('HMAC', key, bytes.encode(`${linkId} ${pin}`)));
}

const pinMissing = () => new Problem(403, 'pin-new', '이 링크를 열 비밀번호 여섯 자리를 정해 주세요.').keepingWrites();

const pinNeeded = (detail: string) => new Problem(403, 'pin-needed', detail).keepingWrites();
