import type { BodyOf } from '#openapi/generated/operations.ts';
import { cleanLine } from '../_protocol/text.ts';

/** The columns of a lecture from a request; the constraints of the table check them. */
export function lectureRow(body: BodyOf<'createLecture'>) {
  return {
    name: cleanLine(body.name),
    teacher_name: cleanLine(body.teacherName),
    weekday: body.weekday,
    starts_at: body.startsAt,
    ends_at: body.endsAt,
    room: cleanLine(body.room ?? ''),
    capacity: body.capacity,
    watched_percent: body.watchedPercent,
    is_public: body.isPublic,
    starts_on: body.startsOn,
    ends_on: body.endsOn,
  };
}
