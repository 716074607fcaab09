import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Whom a text goes to. */
export type Addressee = 'STUDENT' | 'PARENT';

/** A student who has not read an announcement, with their own or their parent's number, if known. */
export interface Unread {
  studentId: string;
  name: string;
  phone: string | null;
}

/** The active students of the week who have not read the announcement, by name. */
export function unreadOf(trx: Transaction<Tables>, announcementId: string, addressee: Addressee): Promise<Unread[]> {
  return trx
    .selectFrom('announcements')
    .innerJoin('participants', 'participants.weekly_lecture_id', 'announcements.weekly_lecture_id')
    .innerJoin('students', 'students.id', 'participants.student_id')
    .innerJoin('users', 'users.id', 'students.id')
    .leftJoin('announcement_reads as read', (join) =>
      join
        .onRef('read.announcement_id', '=', 'announcements.id')
        .onRef('read.student_id', '=', 'participants.student_id'),
    )
    .select(({ ref }) => [
      'students.id as studentId',
      'users.name',
      (addressee === 'PARENT' ? ref('students.parent_phone') : ref('users.phone')).as('phone'),
    ])
    .where('announcements.id', '=', announcementId)
    .where(sql<boolean>`is_active_student(students.id)`)
    .where('read.id', 'is', null)
    .orderBy('users.name')
    .orderBy('students.id')
    .execute();
}
