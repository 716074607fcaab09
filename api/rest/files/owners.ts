import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { takes, type Takes } from '#ui-kit/format/file/kinds.ts';
import type { OwnerType } from '../../files/ownerType.ts';
import { forbidden, invalid } from '../../http/problem.ts';
import type { Actor } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

interface Owner {
  table: Parameters<typeof noRow>[0];
  /** Who may upload files: staff, the person a column names, or both. */
  from: 'staff' | 'own' | 'staff or own';
  /** The column with the owner's id. */
  own?: string;
}

const owners: Record<OwnerType, Owner> = {
  LECTURE: { table: 'lectures', from: 'staff' },
  WEEKLY_LECTURE: { table: 'weekly_lectures', from: 'staff' },
  STUDENT: { table: 'students', from: 'staff' },
  CONSULT: { table: 'consults', from: 'staff' },
  MATERIAL: { table: 'lecture_materials', from: 'staff' },
  VIDEO: { table: 'videos', from: 'staff' },
  EXAM: { table: 'exams', from: 'staff' },
  BOARD_POST: { table: 'board_posts', from: 'staff or own', own: 'created_by' },
  SUBMISSION: { table: 'submissions', from: 'staff or own', own: 'student_id' },
  CLAIM: { table: 'expense_claims', from: 'own', own: 'ta_id' },
  PROFILE: { table: 'users', from: 'own', own: 'id' },
};

/** What a file belongs to. */
export interface FileOwner {
  ownerType: OwnerType;
  ownerId: string;
}

/** The owner that a request names, if any; 400 for half of one. */
export function namedOwner({ ownerType, ownerId }: Partial<FileOwner>): FileOwner | null {
  if (ownerType === undefined && ownerId === undefined) return null;
  if (ownerType !== undefined && ownerId !== undefined) return { ownerType, ownerId };
  throw invalid([{ field: ownerType === undefined ? 'ownerType' : 'ownerId', message: '꼭 입력해 주세요.' }]);
}

/** What somebody may upload without naming an owner: whatever one of the owners would take from them. */
export function takenFrom(role: Actor['role']): Takes {
  const types = Object.keys(owners) as OwnerType[];
  const taken = types.filter((type) => role !== 'student' || owners[type].from !== 'staff').map((type) => takes[type]);
  return {
    kinds: [...new Set(taken.flatMap(({ kinds }) => kinds))],
    maxBytes: Math.max(...taken.map(({ maxBytes }) => maxBytes)),
  };
}

/** Throws 403 or 404 unless the actor may upload a file to this owner. */
export async function refuseOwner(db: Kysely<Tables>, { ownerType, ownerId }: FileOwner, actor: Actor): Promise<void> {
  const { table, from, own } = owners[ownerType];
  const isStaff = actor.role !== 'student';
  if (from === 'staff' && !isStaff) throw forbidden();
  const mine = own !== undefined && !(from === 'staff or own' && isStaff);
  const { rows } = await sql`
    select from ${sql.table(table)} where id = ${ownerId}::uuid
      and ${mine ? sql`${sql.ref(own)} = ${actor.userId}::uuid` : sql`true`}`.execute(db);
  if (rows.length === 0) throw noRow(table);
}
