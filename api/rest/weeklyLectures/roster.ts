import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Who is in a week, by participant. */
export type Roster = ReadonlyMap<string, { name: string; isEnrolled: boolean }>;

/** The participants of a week, and whether each is enrolled on its date. */
export async function rosterOf(trx: Transaction<Tables>, weekId: string): Promise<Roster> {
  const { rows } = await sql<{ id: string; name: string; isEnrolled: boolean }>`
    select place.student_id as id, users.name, exists (
      select from enrollments where lecture_id = week.lecture_id and student_id = place.student_id
        and daterange(from_date, to_date, '[]') @> week.held_on) as "isEnrolled"
    from participants as place join weekly_lectures as week on week.id = place.weekly_lecture_id
    join users on users.id = place.student_id where week.id = ${weekId} order by users.name, users.id`.execute(trx);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** The names of those who came, of those who went, and of those who stay although they are no longer enrolled. */
export function rosterChange(before: Roster, after: Roster): { joined: string[]; left: string[]; kept: string[] } {
  const names = (roster: Roster, is: (id: string) => boolean) =>
    [...roster].flatMap(([id, { name }]) => (is(id) ? [name] : []));
  return {
    joined: names(after, (id) => !before.has(id)),
    left: names(before, (id) => !after.has(id)),
    kept: names(after, (id) => before.get(id)?.isEnrolled === true && after.get(id)?.isEnrolled === false),
  };
}
