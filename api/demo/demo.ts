import { sql } from 'kysely';
import type { Database } from '../ports/database.ts';

/** The accounts for trying the demo academy; all with `demoPassword`. */
export const demoSignIns = [
  { loginId: 'admin', name: '한서윤', role: '관리자' },
  { loginId: 'ta-junho', name: '이준호', role: '조교' },
  { loginId: 'ta-admin', name: '박서연', role: '조교 (관리자 권한)' },
  { loginId: '20260001', name: '김민수', role: '학생' },
] as const;
export const demoPassword = 'academy-demo';

/** What the demo academy is called. */
const DEMO_NAME = '다온학원';

/** Fills an academy without people with the demo world, once. */
export async function fillWithDemo(db: Database, fill: () => Promise<unknown>): Promise<void> {
  const people = await db.kysely.selectFrom('users').select('login_id').limit(1).execute();
  if (people.length > 0) return;
  await fill();
  await db.kysely.updateTable('landing_pages').set({ academy_name: DEMO_NAME }).execute();
  // The world is loaded without triggers: whom somebody should talk to follows from its marks of late.
  await sql`
    select watch_absences(student_id, lecture_id) from (
      select distinct participants.student_id, week.lecture_id from weekly_lectures as week
      join participants on participants.weekly_lecture_id = week.id join attendance_types as mark on mark.id = attendance_type_id
      where week.held_on > (now() at time zone 'Asia/Seoul')::date - 14 and not mark.counts_as_present
    ) as absent`.execute(db.kysely);
  await sql`select watch_todos(now())`.execute(db.kysely);
}

/** Whether the accounts of the demo world exist. */
export async function isDemoWorld(db: Database): Promise<boolean> {
  const loginIds = demoSignIns.map(({ loginId }) => loginId);
  const known = await db.kysely.selectFrom('users').select('login_id').where('login_id', 'in', loginIds).execute();
  return known.length === loginIds.length;
}
