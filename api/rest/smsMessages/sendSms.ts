import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { queuedBefore, queueSms } from '../_protocol/texts/queueSms.ts';
import { marksOf } from './compose/advertisement.ts';
import { planTexts } from './compose/plan.ts';
import { mustBeSendable, mustBeToCome, toldOf } from './compose/refusePlan.ts';

/** Queues one text to these students or to those of a source, to their guardians, or to both. */
export const sendSms: Handler<'sendSms'> = async ({ trx, body, actor, now, deps }) => {
  const { addressee, studentIds, source } = body;
  // The idempotency key is scoped to the sender, so that the same key of another sender is a different sending.
  const sendKey = `hand:${actor.userId}:${body.sendKey}`;
  const isAdvertisement = body.isAdvertisement ?? false;
  const marks = await marksOf(trx, deps);
  const plan = await planTexts(trx, body, now, { ...marks, sms: deps.sms });
  const told = toldOf(plan, isAdvertisement);
  const before = await queuedBefore(trx, sendKey);
  if (before !== undefined) return { queued: before, ...told };
  const at = mustBeToCome(body.scheduledAt, now);
  mustBeSendable(plan, isAdvertisement, marks);
  await useQuota(trx, 'text', actor, now, plan.texts.length);
  const { queued } = await queueSms(trx, {
    sendKey,
    to: plan.texts,
    at,
    body: plan.body,
    isQuietConfirmed: body.quietHoursConfirmed ?? false,
    isAdvertisement,
    template: plan.template,
    pictureId: plan.pictureId,
    audience: { addressee, studentIds, source },
  });
  return { queued, ...told };
};
