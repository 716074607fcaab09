import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../../deps.ts';
import type { Lock } from '../../../jobs/job.ts';
import { beginChangeSet } from '../../_protocol/changes/changeSets.ts';
import { seoulDate } from '../../_protocol/seoul.ts';
import { actInTransaction, announce } from '../../_protocol/transaction.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Marks who has no mark as absent once the day of their lesson is over, where the academy turned that on: one change set a week, which is undone as
 * any other. Each week is looked at once, so that what was undone stays undone. Answers how many weeks there were.
 */
export async function markAutoAbsences({ db, clock }: Needs, lock: Lock): Promise<number> {
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`
    select week.id from alert_settings as settings
    join weekly_lectures as week on week.held_on >= settings.auto_absent_since and week.held_on < ${seoulDate(now)}::date
    where not exists (select from auto_absences where weekly_lecture_id = week.id)
    order by week.held_on, week.id limit 500`.execute(db.kysely);
  for (const { id } of rows) {
    await actInTransaction(db, { actor: null, requestId: '' }, async (trx) => {
      await lock(trx);
      await markWeek(trx, id, now);
    });
  }
  return rows.length;
}

async function markWeek(trx: Transaction<Tables>, weekId: string, now: Date): Promise<void> {
  const taken = await trx
    .insertInto('auto_absences')
    .values({ weekly_lecture_id: weekId })
    .onConflict((same) => same.doNothing())
    .returning('weekly_lecture_id')
    .executeTakeFirst();
  const type = await trx
    .selectFrom('attendance_types')
    .select('id')
    .where('counts_as_present', '=', false)
    .where('is_active', '=', true)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  // Another process was first, or the academy has no absence.
  if (!taken || !type) return;
  const unset = trx
    .selectFrom('participants')
    .select('id')
    .where('weekly_lecture_id', '=', weekId)
    .where('attendance_type_id', 'is', null)
    .where('is_locked', '=', false)
    .orderBy('id');
  const ids = (await unset.forUpdate().execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  const change_set_id = await beginChangeSet(trx, { kind: 'ATTENDANCE_AUTO', facts: { count: ids.length } });
  await trx.updateTable('participants').set({ attendance_type_id: type.id }).where('id', 'in', ids).execute();
  await trx.updateTable('auto_absences').set({ change_set_id }).where('weekly_lecture_id', '=', weekId).execute();
  await announce(trx, ['participants', 'attendanceRates', 'weekAttendanceRates'], now);
}
