import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, type Problem } from '../../../http/problem.ts';
import { lastChanges } from './lastChange.ts';
import { somebody } from '../versionConflict.ts';

/** A row that an undo would restore: how the change set left it. */
interface Left {
  table: keyof Tables;
  id: string;
  after: Record<string, unknown> | null;
}

/** 409 with the rows of one table that somebody changed since, each by its own name or that of whom it is about. */
export async function changedSince(
  trx: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly Left[],
): Promise<Problem> {
  const ids = rows.map(({ id }) => id);
  const last = await lastChanges(trx, table, ids);
  const labels = await labelsOf(trx, table, rows);
  const conflicts = ids.map((id, at) => ({
    id,
    label: labels[at] ?? '',
    mine: null,
    theirs: null,
    theirVersion: 0,
    changedBy: last.get(id)?.changedBy ?? null,
    changedAt: last.get(id)?.changedAt ?? null,
  }));
  const who = conflicts.find(({ changedBy }) => changedBy !== null)?.changedBy ?? null;
  const whom = [...new Set(labels)].slice(0, 3).join(', ');
  return conflict(
    'changed-since',
    `그 뒤에 ${somebody(who)}이 수정한 것이 있어 되돌릴 수 없습니다(${whom}). 하나씩 확인하고 수정해 주세요.`,
    { conflicts },
  );
}

/** The name of the person a row is about, else its own, else what such a row is: the first word of the table's comment. */
async function labelsOf(trx: Transaction<Tables>, table: keyof Tables, rows: readonly Left[]): Promise<string[]> {
  const entries = JSON.stringify(rows.map(({ after }) => after));
  const { rows: labelled } = await sql<{ label: string }>`
    select coalesce(users.name, entry ->> 'name', entry ->> 'title',
      substring(obj_description(${table}::text::regclass, 'pg_class') from '^[^:\\n]*')) as label
    from jsonb_array_elements(${entries}::jsonb) with ordinality as given (entry, place)
    left join scores on scores.id = (entry ->> 'score_id')::uuid
    left join users on users.id = coalesce((entry ->> 'student_id')::uuid, scores.student_id, (entry ->> 'ta_id')::uuid,
      (entry ->> 'user_id')::uuid, case when ${table} in ('users', 'students', 'tas') then (entry ->> 'id')::uuid end)
    order by place`.execute(trx);
  return labelled.map(({ label }) => label);
}
