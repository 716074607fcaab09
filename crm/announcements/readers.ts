import { byName } from '#ui-kit/format/names/byName.ts';
import type { AnnouncementReadersQuery } from './generated/graphql.ts';

type Answer = NonNullable<AnnouncementReadersQuery['announcements_by_pk']>;
type Student = Answer['weeklyLecture']['participants'][number]['student'];

/** A student of the week, and when they opened the announcement. */
export interface Reader extends Pick<Student, 'id' | 'school' | 'grade'> {
  name: string;
  phone: string | null;
  parentPhone: string | null;
  readAt: string | null;
}

/** The students of the week in two lists: those who have read it, by time, and those who have not. */
export function readersOf({ reads, weeklyLecture }: Answer): { unread: Reader[]; read: Reader[] } {
  const readAt = new Map(reads.map((one) => [one.studentId, one.readAt]));
  const all = weeklyLecture.participants.map(({ student }) => ({
    id: student.id,
    school: student.school,
    grade: student.grade,
    name: student.user.name,
    phone: student.user.phone ?? null,
    parentPhone: student.parentPhone ?? null,
    readAt: readAt.get(student.id) ?? null,
  }));
  const when = ({ readAt: at }: Reader): string => at ?? '';
  return {
    unread: all.filter((one) => one.readAt === null),
    read: all.filter((one) => one.readAt !== null).sort((one, other) => byName(when(other), when(one))),
  };
}
