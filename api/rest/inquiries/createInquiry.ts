import { sql } from 'kysely';
import { networkOf } from '../../security/limits/network.ts';
import { hit, inquiryAddressLimit, inquiryLimit } from '../../security/limits/rateLimits.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine, cleanText } from '../_protocol/text.ts';
import { phoneField } from '../students/phone.ts';

/** Keeps what a visitor wishes. The same wish again is added below the first: whoever knows a number changes nothing that was written. */
export const createInquiry: Handler<'createInquiry'> = async ({ trx, body, now, request }) => {
  const phone = phoneField(body.phone, 'phone') ?? '';
  await hit(trx, inquiryLimit, `${phone} ${networkOf(request.ip)}`, now, later);
  await hit(trx, inquiryAddressLimit, request.ip, now, later);
  // People do not see this field; a robot that fills it in learns nothing from the answer.
  if (body.website) return;
  const words = {
    name: cleanLine(body.name),
    grade: cleanLine(body.grade ?? ''),
    message: cleanText(body.message ?? ''),
    consented_at: now,
  };
  await trx
    .insertInto('inquiries')
    .values({
      kind: body.kind,
      phone,
      lecture_id: body.lectureId ?? null,
      ...words,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'kind', 'lecture_id'])
        .where(sql<boolean>`closed_at is null`)
        .doUpdateSet({ message: withMore }),
    )
    .execute();
};

const later = (wait: string) => `문의를 많이 받았습니다. ${wait} 뒤에 다시 해 주시거나 전화로 문의해 주세요.`;

/** What is open already, with what is new in the second wish; a name of its own is put before its words. */
const withMore = sql<string>`case
  when inquiries.name = excluded.name and position(excluded.message in inquiries.message) > 0 then inquiries.message
  else left(concat_ws(E'\n\n', nullif(inquiries.message, ''), concat_ws(': ',
    case when inquiries.name <> excluded.name then concat_ws(' ', excluded.name, nullif(excluded.grade, '')) end,
    nullif(excluded.message, ''))), 2000) end`;
