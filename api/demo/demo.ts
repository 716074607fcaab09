import type { Database } from '../ports/database.ts';

/** The accounts for trying the demo academy; all with `demoPassword`. */
export const demoSignIns = [
  { loginId: 'admin', name: '한서윤', role: '관리자' },
  { loginId: 'ta-junho', name: '이준호', role: '조교' },
  { loginId: 'ta-admin', name: '박서연', role: '조교 (관리자 권한)' },
  { loginId: '20260001', name: '김민수', role: '학생' },
] as const;
export const demoPassword = 'academy-demo';

/** Fills an academy without people with the demo world, once. */
export async function fillWithDemo(db: Database, fill: () => Promise<unknown>): Promise<void> {
  const people = await db.kysely.selectFrom('users').select('login_id').limit(1).execute();
  if (people.length === 0) await fill();
}

/** Whether the accounts of the demo world exist. */
export async function isDemoWorld(db: Database): Promise<boolean> {
  const loginIds = demoSignIns.map(({ loginId }) => loginId);
  const known = await db.kysely.selectFrom('users').select('login_id').where('login_id', 'in', loginIds).execute();
  return known.length === loginIds.length;
}
