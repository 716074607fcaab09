import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Actor, RequestFacts } from '../rest/_protocol/handler.ts';

/** One look at, or taking of, personal data of students. */
export interface Access {
  kind: 'RECORD' | 'LIST' | 'EXPORT' | 'FILE' | 'REPORT_CARD' | 'PHONE' | 'PREVIEW';
  /** Whose, where it is one student. */
  studentId?: string;
  /** @default 1 */
  studentCount?: number;
  /** Details without personal data. @default {} */
  facts?: Record<string, string>;
}

/** Keeps who saw or took the personal data of whom. Students see only their own, which is not kept. */
export async function keepAccess(
  db: Kysely<Tables>,
  { id, ip, userAgent }: Pick<RequestFacts, 'id' | 'ip' | 'userAgent'>,
  actor: Pick<Actor, 'userId' | 'role'>,
  { kind, studentId, studentCount = 1, facts = {} }: Access,
): Promise<void> {
  if (actor.role === 'student') return;
  const entry = {
    kind,
    actor_id: actor.userId,
    actor_role: actor.role,
    student_id: studentId ?? null,
    student_count: studentCount,
    facts,
    request_id: id,
    ip: ip || null,
    user_agent: userAgent.slice(0, 300),
  };
  await sql`select log_access(${JSON.stringify(entry)}::jsonb)`.execute(db);
}
