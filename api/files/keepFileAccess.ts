import type { Deps } from '../deps.ts';
import type { RequestFacts } from '../rest/_protocol/handler.ts';
import { keepAccess } from '../security/accessLog.ts';
import { roleOf } from '../security/authenticate.ts';

/** Keeps that staff took a file about one student: papers, and what was recorded at a talk. */
export async function keepFileAccess(
  { db }: Deps,
  request: RequestFacts,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<void> {
  const file = await db.kysely
    .selectFrom('files')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('tas', 'tas.id', 'users.id')
    .select(['files.student_id', 'users.type', 'tas.is_admin_level'])
    .where('files.id', '=', fileId)
    .where('files.owner_type', 'in', ['STUDENT', 'CONSULT'])
    .executeTakeFirst();
  if (!file?.student_id) return;
  const role = roleOf(file.type, file.is_admin_level);
  const access = { kind: 'FILE', studentId: file.student_id, facts: { fileId } } as const;
  await keepAccess(db.kysely, request, { userId, role }, access);
}
