import { useFormContext, useWatch } from 'react-hook-form';
import { ClashNote } from '../../shared/ClashNote.tsx';
import type { LecturePlacesQuery } from '../generated/graphql.ts';
import { sharedHours, type Meeting } from './sharedHours.ts';

/** The surrounding form, as far as it is filled. */
interface Typed extends Partial<Omit<Meeting, 'hours'>> {
  teacherName?: string;
  room?: string;
  hours?: readonly Partial<Meeting['hours'][number]>[];
}

/** Says in whose hours the teacher or the room of the surrounding form is taken already; it may be meant, so it is saved all the same. */
export function HoursClash({ others }: { others: LecturePlacesQuery['others'] }) {
  const { control } = useFormContext<Typed>();
  const { hours = [], ...typed } = useWatch({ control }) as Typed;
  const meeting: Meeting = { ...typed, ...lesson(typed), hours: hours.map(lesson) };
  const taken = others.flatMap((other) => {
    const { teacherName, room } = other;
    const isTaught = teacherName !== '' && teacherName === typed.teacherName?.trim();
    const isThere = room !== '' && room === typed.room?.trim();
    const at = isTaught || isThere ? sharedHours(meeting, other) : '';
    const who = [isTaught && `${teacherName} 선생님`, isThere && room].filter(Boolean).join(', ');
    return at === '' ? [] : [{ who, lecture: other.name, at }];
  });
  return <ClashNote places={taken} />;
}

/** One that meets nothing while a part of it is missing. */
const lesson = ({ weekday = 0, startsAt = '', endsAt = '' }: Partial<Meeting['hours'][number]>) => ({
  weekday,
  startsAt,
  endsAt,
});
