import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { keepAccess } from '../../security/accessLog.ts';
import { conflict } from '../../http/problem.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';

/** How many entries one export takes. */
const most = 10_000;

/** Answers the newest entries of a filter for a file, and keeps who took them and why. */
export const exportAudit: Handler<'exportAudit'> = async ({ trx, body, actor, now, request }) => {
  const found = await findEntries(trx, body.filter);
  if (found.length === 0) throw conflict('nothing-found', '이 조건에 맞는 기록이 없습니다.');
  await useQuota(trx, 'export', actor, now, found.length);
  const { id } = await trx
    .insertInto('audit_exports')
    .values({ purpose: cleanLine(body.purpose), filter: JSON.stringify(body.filter), row_count: found.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = new Set(found.map(({ personName }) => personName).filter((name) => name !== null)).size;
  if (people > 0) {
    await keepAccess(trx, request, actor, { kind: 'EXPORT', studentCount: people, facts: { auditExportId: id } });
  }
  const entries = found.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  return { exportId: id, entries };
};

interface Entry {
  id: string;
  at: Date;
  actorName: string | null;
  actorRole: string | null;
  ip: string | null;
  kind: string | null;
  facts: Record<string, unknown> | null;
  action: 'INSERT' | 'UPDATE' | 'DELETE';
  tableName: string;
  personName: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  isForOneself: boolean;
}

async function findEntries(trx: Transaction<Tables>, filter: BodyOf<'exportAudit'>['filter']): Promise<Entry[]> {
  const { actorId = null, kind = null, tableName = null, from = null, to = null } = filter;
  const { rows } = await sql<Entry>`
    select id, at, actor_name as "actorName", actor_role as "actorRole", ip, kind, facts, action, table_name as "tableName",
      person_name as "personName", before, after, is_for_oneself as "isForOneself"
    from audit_entries
    where (${actorId}::uuid is null or actor_id = ${actorId}::uuid)
      and (${kind}::text is null or kind = ${kind}::text)
      and (${tableName}::text is null or table_name = ${tableName}::text)
      and (${from}::date is null or at >= ${from}::date::timestamp at time zone 'Asia/Seoul')
      and (${to}::date is null or at < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul')
    order by id desc limit ${most}`.execute(trx);
  return rows;
}
