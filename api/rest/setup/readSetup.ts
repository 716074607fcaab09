import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../deps.ts';
import type { Handler, Preparation } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';

/** How far the academy has come with its first steps. The place of backups is asked before the transaction opens. */
export const readSetup: Preparation<'readSetup'> = {
  prepare: async ({ deps }) => {
    const backups = await backupsOf(deps);
    const handler: Handler<'readSetup'> = async ({ trx, actor, now }) => {
      const { putAwayAt, putAwayName, wereSent, ...counted } = await count(trx, actor.userId, seoulDate(now));
      const putAway = putAwayAt === null ? null : { at: new Date(putAwayAt).toISOString(), name: putAwayName };
      return { ...counted, putAway, texts: { way: deps.sms.kind, wereSent }, backups };
    };
    return handler;
  },
};

async function backupsOf({ machine }: Deps) {
  // A place that cannot be read is one where nothing is known to lie.
  const notes = (await machine?.backups().catch(() => null)) ?? null;
  if (notes === null) return null;
  const { backedUpAt, checkOk, isElsewhere } = notes;
  return { backedUpAt: backedUpAt?.toISOString() ?? null, checkOk, isElsewhere };
}

interface Counted {
  putAwayAt: Date | string | null;
  putAwayName: string | null;
  students: number;
  lectures: number;
  plannedLectures: number;
  enrollments: number;
  staff: number;
  wereSent: boolean;
  linkedStudents: number;
  hasSecondFactor: boolean;
}

async function count(trx: Transaction<Tables>, me: string, today: string): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select put_away_at as "putAwayAt", (select name from users where id = put_away_by) as "putAwayName",
      (select count(*)::int from students join users using (id) where is_active and anonymises_at is null) as students,
      (select count(*)::int from lectures where status = 'ACTIVE') as lectures,
      (select count(*)::int from lectures where status = 'ACTIVE'
        and exists (select from weekly_lectures where lecture_id = lectures.id)) as "plannedLectures",
      (select count(*)::int from enrollments where to_date is null or to_date >= ${today}) as enrollments,
      (select count(*)::int from users where type in ('ADMIN', 'TA') and is_active and id <> ${me}) as staff,
      exists (select from sms_recipients where status in ('SENT', 'DELIVERED')) as "wereSent",
      (select count(distinct student_id)::int from parent_links) as "linkedStudents",
      exists (select from second_factors where user_id = ${me} and confirmed_at is not null)
        or exists (select from passkeys where user_id = ${me}) as "hasSecondFactor"
    from setup_lists`.execute(trx);
  return rows[0]!;
}
