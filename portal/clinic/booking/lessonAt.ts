import { formatHours, instantInSeoul } from '#ui-kit';
import type { PortalLessonHoursQuery } from '../generated/graphql.ts';

/** The lessons of a student at the hours of a slot: `중2 영어 18:00–20:00`; empty for none. */
export function lessonAt(
  { lectures, weeklyLectures, lessonTimes }: PortalLessonHoursQuery,
  slot: { startsAt: string | null; endsAt: string | null },
): string {
  const [from, to] = [slot.startsAt, slot.endsAt].map((instant) => Date.parse(instant ?? ''));
  const nameOf = new Map(lectures.map(({ id, name }) => [id, name]));
  return [...weeklyLectures, ...lessonTimes]
    .flatMap(({ lectureId, heldOn, startsAt, endsAt }) => {
      if (lectureId === null || heldOn === null || startsAt === null || endsAt === null) return [];
      const [begins, ends] = [startsAt, endsAt].map((time) => Date.parse(instantInSeoul(heldOn, time)));
      if (begins! >= to! || from! >= ends!) return [];
      return [`${nameOf.get(lectureId) ?? '수업'} ${formatHours({ startsAt, endsAt })}`];
    })
    .join(', ');
}
