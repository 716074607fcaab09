import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Lock } from '../../../jobs/job.ts';
import { beginChangeSet } from '../../_protocol/changes/changeSets.ts';
import { actInTransaction, announce } from '../../_protocol/transaction.ts';
import { tellPromoted } from '../../clinicParticipants/tellPromoted.ts';

/** Forgets the students whose deletion can be taken back no more, each in a transaction of its own. Answers how many. */
export async function anonymiseDue(deps: Deps, lock: Lock): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.db.kysely.selectFrom('students').select('id').where('anonymises_at', '<=', now).execute();
  for (const { id } of due) {
    await actInTransaction(deps.db, { actor: null, requestId: 'anonymise-due' }, async (trx) => {
      await lock(trx);
      // Taken back meanwhile?
      const row = await trx
        .selectFrom('students')
        .select('id')
        .where('id', '=', id)
        .where('anonymises_at', '<=', now)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      await beginChangeSet(trx, { kind: 'STUDENT_ANONYMISE' });
      await sql`select anonymise_student(${id}::uuid)`.execute(trx);
      await tellPromoted(trx, deps, now);
      await announce(trx, ['students'], now);
    });
  }
  return due.length;
}
