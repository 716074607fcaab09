import type { Transaction } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';

/** Gives a lecture these weekly hours besides its own; undefined leaves them as they are. */
export async function replaceHours(
  trx: Transaction<Tables>,
  lectureId: string,
  hours: BodyOf<'createLecture'>['hours'],
): Promise<void> {
  if (hours === undefined) return;
  await trx.deleteFrom('lecture_hours').where('lecture_id', '=', lectureId).execute();
  if (hours.length === 0) return;
  const rows = hours.map(({ weekday, startsAt, endsAt }) => ({
    lecture_id: lectureId,
    weekday,
    starts_at: startsAt,
    ends_at: endsAt,
  }));
  await trx.insertInto('lecture_hours').values(rows).execute();
}
