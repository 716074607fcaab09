import { sql, type RawBuilder } from 'kysely';
import type { Lock } from '../../../jobs/job.ts';
import type { Database } from '../../../ports/database.ts';
import type { GroupedSms, SmsProblem, TakenSms } from '../../../ports/sms.ts';

/** Texts of one group. */
export const batchSize = 100;
/** Seconds after which another process takes over; a call to the provider ends after ten. */
const leaseSeconds = 60;

/** Texts that this process sends until its lease runs out. */
export interface Batch {
  lease: string;
  texts: readonly QueuedSms[];
}

/** A text as it waits; its picture may not be at the provider yet. */
export interface QueuedSms extends GroupedSms {
  pictureId: string | null;
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;
const leaseEnd = (now: Date) => sql`${at(now)} + ${leaseSeconds} * interval '1 second'`;

/** SQL: whether a text is due or past its time, or a group is to be sent or asked about. True at least whenever the sender would find something. */
export const waitsForSender = (now: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  exists (
    select from sms_recipients as recipient join sms_messages as message on message.id = recipient.message_id
    where recipient.status = 'QUEUED' and recipient.handed_at is null
      and (recipient.next_attempt_at <= ${now} and is_sms_due(message, ${now}) or sms_expiry(message) <= ${now}))
  or exists (select from sms_recipients where status = 'QUEUED' and handed_at is not null and next_attempt_at <= ${now})
  or exists (select from sms_recipients where status = 'SENT' and group_id is not null and next_attempt_at <= ${now})`;

/**
 * Takes the oldest texts that are due and held by nobody. A number's texts go out in the order in which they were queued: while an earlier one of
 * it waits, a later one does.
 */
export async function claimBatch({ kysely }: Database, now: Date, size = batchSize): Promise<Batch> {
  const lease = crypto.randomUUID();
  const { rows } = await sql<QueuedSms>`
    with due as materialized (
      select recipient.id from sms_recipients as recipient join sms_messages as message on message.id = recipient.message_id
      where recipient.status = 'QUEUED' and recipient.handed_at is null and recipient.next_attempt_at <= ${at(now)}
        and (recipient.lease_until is null or recipient.lease_until <= ${at(now)}) and is_sms_due(message, ${at(now)})
        and (select are_sms_going(${at(now)}))
        and not exists (
          select from sms_recipients as earlier join sms_messages as before on before.id = earlier.message_id
          where earlier.phone = recipient.phone and earlier.status = 'QUEUED' and earlier.id < recipient.id and is_sms_due(before, ${at(now)}))
      order by recipient.id limit ${size} for update of recipient skip locked
    ), claimed as (
      update sms_recipients as recipient set lease = ${lease}, lease_until = ${leaseEnd(now)}, attempts = attempts + 1
      from due where due.id = recipient.id returning recipient.id, phone, body, channel, variables, message_id
    )
    select claimed.id, phone as to, claimed.body as text, claimed.channel, message.title,
      case when message.kakao_template_id is not null then json_build_object('templateId', message.kakao_template_id, 'variables', coalesce(variables, '{}')) end as kakao,
      message.picture_id as "pictureId", picture.provider_file_id as "imageId"
    from claimed join sms_messages as message on message.id = claimed.message_id left join sms_pictures as picture on picture.id = message.picture_id order by claimed.id`.execute(
    kysely,
  );
  return { lease, texts: rows };
}

/** Puts a batch off that the provider does not take, with the reason: 10, 20, 40 … seconds, an hour at most. */
export async function postponeBatch(
  { kysely }: Database,
  { lease }: Batch,
  problem: SmsProblem,
  now: Date,
): Promise<void> {
  await sql`
    update sms_recipients set lease = null, lease_until = null, failure_reason = ${problem.message},
      next_attempt_at = ${at(now)} + least(3600, 5 * power(2, least(attempts, 12))) * interval '1 second'
    where lease = ${lease}::uuid and status = 'QUEUED' and handed_at is null`.execute(kysely);
}

/**
 * The point of no return, in one transaction: those that the provider refused fail, the others belong to their group from now on. Nothing is
 * written, and the group must not be sent, when this process no longer holds all of them, when sending was stopped, or when it is too late: false.
 */
export async function handOver(
  { kysely }: Database,
  { lease, texts }: Batch,
  group: string,
  taken: readonly TakenSms[],
  now: Date,
  lock?: Lock,
): Promise<boolean> {
  const accepted = taken.filter(({ providerId }) => providerId !== null);
  return kysely.transaction().execute(async (trx) => {
    await lock?.(trx);
    // Shared with other senders, but not with whoever stops it.
    const { rows: going } = await sql`select from sms_switches where not is_stopped for share`.execute(trx);
    const { rows: held } = await sql`
      select from sms_recipients as recipient join sms_messages as message on message.id = recipient.message_id
      where lease = ${lease}::uuid and status = 'QUEUED' and handed_at is null and lease_until > ${at(now)}
        and is_sms_due(message, ${at(now)}) for update of recipient`.execute(trx);
    if (going.length === 0 || held.length < texts.length) return false;
    await sql`
      update sms_recipients as recipient set status = 'FAILED', failure_code = answer.code, failure_reason = answer.reason, lease = null, lease_until = null,
        failed_at = ${at(now)}
      from json_to_recordset(${JSON.stringify(taken)}::json) as answer (id uuid, "providerId" text, code text, reason text)
      where recipient.id = answer.id and answer."providerId" is null and lease = ${lease}::uuid`.execute(trx);
    await sql`
      update sms_recipients as recipient set group_id = ${group}, provider_id = answer."providerId", handed_at = ${at(now)},
        lease_until = ${leaseEnd(now)}, failure_reason = null
      from json_to_recordset(${JSON.stringify(accepted)}::json) as answer (id uuid, "providerId" text)
      where recipient.id = answer.id and lease = ${lease}::uuid`.execute(trx);
    return true;
  });
}

/** Gives back what was not handed over, to be taken again in its order. */
export async function releaseBatch(
  { kysely }: Database,
  { lease }: Batch,
  reason: string | null = null,
): Promise<void> {
  await sql`
    update sms_recipients set lease = null, lease_until = null, failure_reason = coalesce(${reason}, failure_reason)
    where lease = ${lease}::uuid and status = 'QUEUED' and handed_at is null`.execute(kysely);
}

/** Fails what waits past its time. */
export async function expireWaiting({ kysely }: Database, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update sms_recipients as recipient set status = 'FAILED', failure_code = 'EXPIRED', failed_at = ${at(now)}, lease = null, lease_until = null,
      failure_reason = case
        when why.reason is not null then '보낼 수 있는 시간이 지났습니다. ' || left(why.reason, 150)
        when (select is_stopped from sms_switches) then '보내기를 멈춘 사이 보낼 수 있는 시간이 지났습니다.'
        else '보낼 수 있는 시간이 지났습니다.' end
    from sms_messages as message, sms_recipients as waiting, lateral (
      select coalesce(waiting.failure_reason, (select problem_reason from sms_holds)) as reason) as why
    where message.id = recipient.message_id and waiting.id = recipient.id and recipient.status = 'QUEUED' and recipient.handed_at is null and sms_expiry(message) <= ${at(now)}
      and (recipient.lease_until is null or recipient.lease_until <= ${at(now)})`.execute(kysely);
  return Number(numAffectedRows);
}
