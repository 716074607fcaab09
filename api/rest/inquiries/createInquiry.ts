import { sql } from 'kysely';
import { hit, inquiryLimit } from '../../security/rateLimits.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine, cleanText } from '../_protocol/text.ts';
import { phoneField } from '../students/phone.ts';

/** Keeps what a visitor wishes; the same wish again only replaces its words. */
export const createInquiry: Handler<'createInquiry'> = async ({ trx, body, now, request }) => {
  await hit(trx, inquiryLimit, request.ip, now);
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
      phone: phoneField(body.phone, 'phone') ?? '',
      lecture_id: body.lectureId ?? null,
      ...words,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['phone', 'kind', 'lecture_id'])
        .where(sql<boolean>`closed_at is null`)
        .doUpdateSet(words),
    )
    .execute();
};
