import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../../deps.ts';
import { conflict } from '../../../http/problem.ts';
import { nameOf } from '../../_protocol/texts/academyOf.ts';

/** What the law asks to stand in an advertisement. */
export interface AdvertisingMarks {
  /** Who sends it; absent where the place has no name. */
  academyName: string | undefined;
  /** The number by which it is refused free of charge; absent where none is set. */
  optOut: string | undefined;
}

/** The academy's marks, from its settings. */
export const marksOf = async (trx: Kysely<Tables>, { place }: Pick<Deps, 'place'>): Promise<AdvertisingMarks> => ({
  academyName: await nameOf(trx, { place }),
  optOut: place.smsOptOut,
});

/** The text with (광고) and the sender before it and the free refusal after it, each once. */
export function asAdvertisement(text: string, { academyName, optOut }: AdvertisingMarks): string {
  const head = academyName ? `(광고) ${academyName}\n` : '(광고) ';
  const words = text.startsWith(head) ? text.slice(head.length) : text.replace(/^\(광고\)\s*/, '');
  const refusal = optOut ? `무료수신거부 ${optOut}` : '';
  return `${head}${words}${refusal === '' || words.includes(refusal) ? '' : `\n${refusal}`}`;
}

/** An advertisement without a number to refuse it is against the law. */
export function mustBeRefusable({ optOut }: AdvertisingMarks): void {
  if (optOut !== undefined) return;
  throw conflict(
    'no-opt-out',
    '무료수신거부 번호가 없어 광고성 문자를 보낼 수 없습니다. 서버 설정 SMS_OPT_OUT에 080 번호를 적어 주세요.',
  );
}
