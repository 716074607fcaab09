import { sql, type RawBuilder } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { cleanLine } from '../_protocol/text.ts';

/** A week as it is described, numbered or named. */
export type WeekBody =
  | Omit<BodyOf<'updateWeeklyLecture'>, 'version' | 'dryRun'>
  | Omit<BodyOf<'createSpecialWeeklyLecture'>, 'dryRun'>;

/** The number or the name of a week: exactly one of the two. */
export function weekTitle(body: WeekBody) {
  return 'specialName' in body
    ? { week_number: null, special_name: cleanLine(body.specialName) }
    : { week_number: body.weekNumber, special_name: null };
}

/** Its date, hours and room; omitted fields keep the value of `standing`: the lecture's, or the week's own. */
export function weekPlace(body: WeekBody, standing: { starts_at: string; ends_at: string; room: string }) {
  return {
    held_on: body.heldOn,
    starts_at: body.startsAt ?? standing.starts_at,
    ends_at: body.endsAt ?? standing.ends_at,
    room: body.room === undefined ? standing.room : cleanLine(body.room),
  };
}

/** The place of a lesson in its numbered week, as its row is written; a week with a name has the first. */
export function freeMeeting(row: {
  lecture_id: string;
  week_number: number | null;
  held_on: string;
  starts_at: string;
}): RawBuilder<number> {
  return row.week_number === null
    ? sql<number>`1`
    : sql<number>`free_meeting(${row.lecture_id}::uuid, ${row.week_number}::integer, ${row.held_on}::date, ${row.starts_at}::time)`;
}

/** The name of a week, in an SQL that calls it `week`: `14주차 1/2`. */
export const weekName = sql<string>`week_name(week)`;
