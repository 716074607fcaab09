import { sql } from 'kysely';
import type { Database } from '../../../ports/database.ts';
import type { SmsFate, SmsProblem } from '../../../ports/sms.ts';

/** A group that was handed over and is not known to have gone out. */
export interface HandedGroup {
  group: string;
  lease: string;
  isTooLate: boolean;
}

/** Asked after 5, 10, 20 … seconds, six hours at most, for three days. */
const firstAsk = 5;
const longestAsk = 6 * 3600;

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Takes one group whose sender died or could not reach the provider. */
export async function claimGroup({ kysely }: Database, now: Date): Promise<HandedGroup | undefined> {
  const lease = crypto.randomUUID();
  const { rows } = await sql<{ group: string; isTooLate: boolean }>`
    with waiting as materialized (
      select group_id from sms_recipients
      where status = 'QUEUED' and handed_at is not null and next_attempt_at <= ${at(now)} and (lease_until is null or lease_until <= ${at(now)})
        and (select are_sms_going(${at(now)}))
      order by next_attempt_at, id limit 1 for update skip locked
    ), claimed as (
      update sms_recipients as recipient set lease = ${lease}, lease_until = ${at(now)} + interval '60 seconds', attempts = attempts + 1
      from waiting where recipient.group_id = waiting.group_id and recipient.status = 'QUEUED'
      returning recipient.group_id, recipient.message_id
    )
    select group_id as group, bool_and(sms_expiry(message) <= ${at(now)}) as "isTooLate"
    from claimed join sms_messages as message on message.id = claimed.message_id group by group_id`.execute(kysely);
  return rows[0] && { ...rows[0], lease };
}

/** The provider has sent the group. True whoever says so, so that no lease is asked for. */
export async function groupWasSent({ kysely }: Database, group: string, now: Date): Promise<void> {
  await sql`
    with mine as materialized (
      -- In one order, so that a receipt of the same texts and this do not wait for each other.
      select id from sms_recipients where group_id = ${group} and status = 'QUEUED' order by id for update
    )
    update sms_recipients as recipient set status = 'SENT', sent_at = ${at(now)}, lease = null, lease_until = null, failure_reason = null, attempts = 0,
      next_attempt_at = ${at(now)} + ${firstAsk} * interval '1 second'
    from mine where mine.id = recipient.id`.execute(kysely);
}

/** The provider could not be told to send the group: it is told again when the hold ends. */
export async function postponeGroup(
  { kysely }: Database,
  { group, lease }: Pick<HandedGroup, 'group' | 'lease'>,
  problem: SmsProblem,
  now: Date,
): Promise<void> {
  await sql`
    update sms_recipients set lease = null, lease_until = null, failure_reason = ${problem.message},
      next_attempt_at = case ${problem.kind} when 'refused' then ${at(now)} + least(3600, 5 * power(2, least(attempts, 12))) * interval '1 second' else ${at(now)} end
    where group_id = ${group} and lease = ${lease}::uuid and status = 'QUEUED'`.execute(kysely);
}

/** The group can never be sent: its texts wait again, in no group. */
export async function groupIsGone(
  { kysely }: Database,
  { group, lease }: Pick<HandedGroup, 'group' | 'lease'>,
): Promise<void> {
  await sql`
    update sms_recipients set group_id = null, provider_id = null, handed_at = null, lease = null, lease_until = null
    where group_id = ${group} and lease = ${lease}::uuid and status = 'QUEUED'`.execute(kysely);
}

/** Asks how sent groups stand: the one that waits longest for it, or none. */
export async function claimAsk({ kysely }: Database, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ group: string }>`
    with waiting as materialized (
      select group_id from sms_recipients
      where status = 'SENT' and group_id is not null and next_attempt_at <= ${at(now)} order by next_attempt_at limit 1 for update skip locked
    ), claimed as (
      update sms_recipients as recipient set attempts = attempts + 1,
        next_attempt_at = case when sent_at < ${at(now)} - interval '3 days' then 'infinity'
          else ${at(now)} + least(${longestAsk}, ${firstAsk} * power(2, least(attempts + 1, 13))) * interval '1 second' end
      from waiting where recipient.group_id = waiting.group_id and recipient.status = 'SENT' returning recipient.group_id
    )
    select distinct group_id as group from claimed`.execute(kysely);
  return rows[0]?.group;
}

/** The provider could not be asked: it is asked again soon. */
export async function askAgain({ kysely }: Database, group: string, now: Date): Promise<void> {
  await sql`
    update sms_recipients set attempts = greatest(attempts - 1, 0), next_attempt_at = ${at(now)} + ${firstAsk} * interval '1 second'
    where group_id = ${group} and status = 'SENT'`.execute(kysely);
}

/** Writes down how texts stand. A receipt that comes twice, late or before we knew of the sending changes nothing it should not. */
export async function takeFates({ kysely }: Database, fates: readonly SmsFate[], now: Date): Promise<void> {
  if (fates.length === 0) return;
  const list = sql`json_to_recordset(${JSON.stringify(fates)}::json) as fate ("providerId" text, state text, "wentBy" text, code text, reason text)`;
  await kysely.transaction().execute(async (trx) => {
    // In one order, so that two receipts of the same texts do not wait for each other.
    await sql`
      select from sms_recipients where provider_id in (select "providerId" from ${list}) and status in ('QUEUED', 'SENT')
      order by id for update`.execute(trx);
    await sql`
      update sms_recipients as recipient set status = 'SENT', sent_at = ${at(now)}, lease = null, lease_until = null, failure_reason = null
      from ${list} where provider_id = fate."providerId" and status = 'QUEUED' and handed_at is not null`.execute(trx);
    await sql`
      update sms_recipients as recipient set status = fate.state, went_by = fate."wentBy", delivered_at = case fate.state when 'DELIVERED' then ${at(now)} end,
        failed_at = case fate.state when 'FAILED' then ${at(now)} end, failure_code = case fate.state when 'FAILED' then fate.code end,
        failure_reason = case fate.state when 'FAILED' then fate.reason end
      from (select distinct on ("providerId") * from ${list} where state <> 'SENT' order by "providerId", state) as fate
      where provider_id = fate."providerId" and status = 'SENT'`.execute(trx);
  });
}

/** A withdrawn group whose time is over. */
export async function groupExpired({ kysely }: Database, { group, lease }: HandedGroup, now: Date): Promise<void> {
  await sql`
    update sms_recipients set status = 'FAILED', failure_code = 'EXPIRED', failed_at = ${at(now)}, lease = null, lease_until = null,
      failure_reason = '보낼 수 있는 시간이 지났습니다. ' || left(coalesce(failure_reason, ''), 150)
    where group_id = ${group} and lease = ${lease}::uuid and status = 'QUEUED'`.execute(kysely);
}
