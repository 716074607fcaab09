import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import { LMS_BYTES, SMS_BYTES } from '#ui-kit/format/text/eucKr.ts';
import type { Handler } from '../_protocol/handler.ts';
import { marksOf } from './compose/advertisement.ts';
import { variablesFor } from './compose/people.ts';
import { planTexts, type Plan } from './compose/plan.ts';

/** Rows and names that an answer lists. */
const most = 500;
const mostNames = 20;

/** Who would get what, without writing anything. */
export const previewSms: Handler<'previewSms'> = async ({ trx, body, now, deps }) => {
  const plan = await planTexts(trx, body, now, { ...(await marksOf(trx, deps)), sms: deps.sms });
  const { lengths, stored, isQuiet } = await measure(trx, plan, new Date(body.scheduledAt ?? now));
  const longest = Math.max(stored, ...lengths);
  return {
    people: plan.people,
    numbers: plan.texts.length,
    withoutPhone: plan.withoutPhone.length,
    withoutConsent: plan.withoutConsent.length,
    merged: plan.merged,
    ...priceOf(plan, longest),
    longest,
    overSms: lengths.filter((length) => length > SMS_BYTES).length,
    isQuiet,
    variables: variablesFor(body),
    missing: [...plan.missing].map(([variable, names]) => ({
      variable,
      count: names.length,
      names: names.slice(0, mostNames),
    })),
    texts: plan.texts.slice(0, most).map(({ name, addressee, phone, body: text }, at) => ({
      name,
      addressee,
      phone,
      body: text,
      byteLength: lengths[at] ?? 0,
    })),
    left: [
      ...plan.withoutConsent.map((name) => ({ name, reason: 'NO_CONSENT' as const })),
      ...plan.withoutPhone.map((name) => ({ name, reason: 'NO_PHONE' as const })),
    ].slice(0, most),
  };
};

/** The price class of all of them; of 알림톡 also that of the text that goes where they cannot arrive. */
function priceOf({ template, pictureId }: Plan, longest: number): Pick<ReplyOf<'previewSms'>, 'channel' | 'fallback'> {
  if (longest > LMS_BYTES) return { channel: 'TOO_LONG' };
  if (pictureId !== undefined) return { channel: 'MMS' };
  const channel = longest <= SMS_BYTES ? 'SMS' : 'LMS';
  return template?.kakaoTemplateId == null ? { channel } : { channel: 'ALIMTALK', fallback: channel };
}

/** EUC-KR bytes as the database counts them, which is what a sending is refused by. */
async function measure(
  trx: Transaction<Tables>,
  { body, texts }: { body: string; texts: readonly { body: string }[] },
  at: Date,
) {
  const { rows } = await sql<{ lengths: number[] | null; stored: number; isQuiet: boolean }>`
    select (select json_agg(sms_bytes(text) order by place) from json_array_elements_text(${JSON.stringify(texts.map((text) => text.body))}::json)
        with ordinality as given (text, place)) as lengths,
      sms_bytes(${body}) as stored, is_quiet_hour(${at.toISOString()}::timestamptz) as "isQuiet"`.execute(trx);
  const [{ lengths, stored, isQuiet } = { lengths: null, stored: 0, isQuiet: false }] = rows;
  return { lengths: lengths ?? [], stored, isQuiet };
}
