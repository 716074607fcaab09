import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { addRecipients, channelOf, textsOf } from '../_protocol/texts/queueSms.ts';
import { marksOf } from './compose/advertisement.ts';
import { lockSms } from './compose/lockSms.ts';
import { planTexts, type Draft } from './compose/plan.ts';
import { mustBeSendable, mustBeToCome, toldOf } from './compose/refusePlan.ts';

/** Other words or another time for a text that waits: its people are found again and its recipients are written anew. */
export const changeSms: Handler<'changeSms'> = async ({ trx, params, body, now, deps }) => {
  const { messageId } = params;
  const message = await lockSms(trx, messageId);
  await mustWait(trx, messageId);
  const audience = message.audience as Pick<Draft, 'addressee' | 'studentIds' | 'source'> | null;
  if (audience === null) {
    throw conflict('not-by-hand', '자동으로 만든 문자는 수정할 수 없습니다. 취소하고 새로 보내 주세요.');
  }
  const marks = await marksOf(trx, deps);
  const isAdvertisement = message.is_advertisement;
  const templateId = message.template_id ?? undefined;
  const pictureId = message.picture_id ?? undefined;
  const draft = { ...audience, body: body.body ?? message.body, isAdvertisement, templateId, pictureId };
  const plan = await planTexts(trx, draft, now, { ...marks, sms: deps.sms });
  mustBeSendable(plan, isAdvertisement, marks);
  await trx.deleteFrom('sms_recipients').where('message_id', '=', messageId).execute();
  const { channel } = await trx
    .updateTable('sms_messages')
    .set({
      body: plan.body,
      channel: channelOf(textsOf(plan.body, plan.texts), plan),
      kakao_template_id: plan.template?.kakaoTemplateId ?? null,
      template_id: plan.template?.id ?? null,
      scheduled_at: body.scheduledAt === undefined ? message.scheduled_at : mustBeToCome(body.scheduledAt, now),
      quiet_hours_confirmed: body.quietHoursConfirmed ?? message.quiet_hours_confirmed,
    })
    .where('id', '=', messageId)
    .returning('channel')
    .executeTakeFirstOrThrow();
  const queued = await addRecipients(trx, { id: messageId, channel, body: plan.body, to: plan.texts });
  return { queued, ...toldOf(plan, isAdvertisement) };
};

/** Throws when a text has gone out, is going out, or was cancelled. */
async function mustWait(trx: Transaction<Tables>, messageId: string): Promise<void> {
  const gone = await trx
    .selectFrom('sms_recipients')
    .select('id')
    .where('message_id', '=', messageId)
    .where(({ or, eb }) =>
      or([eb('status', '<>', 'QUEUED'), eb('handed_at', 'is not', null), eb('lease', 'is not', null)]),
    )
    .executeTakeFirst();
  if (gone !== undefined) throw conflict('already-sent', '이미 보냈거나 취소한 문자는 수정할 수 없습니다.');
}
