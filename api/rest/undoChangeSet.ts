import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound, type Problem } from '../http/problem.ts';
import { lastChanges } from './lastChange.ts';

/** What a change set did to one row, from its first change to its last. */
interface RowChange {
  table: keyof Tables;
  id: string;
  /** The row as it was; null when the change set made it. */
  before: Record<string, unknown> | null;
  /** The row as it became; null when the change set deleted it. */
  after: Record<string, unknown> | null;
}

/**
 * Restores every row that a change set changed to what it was before, in the transaction of the caller, who names the undoing as a
 * change set of its own and has checked that the person may. What triggers made of the changes follows again by triggers.
 * Throws 404 when nothing is known of the change set, 409 `changed-since` when a row is no longer as the change set left it.
 */
export async function undoChangeSet(trx: Transaction<Tables>, changeSetId: string): Promise<void> {
  const changes = await readChanges(trx, changeSetId);
  if (changes.length === 0) throw notFound('되돌릴 변경');
  await refuseChanged(trx, changes);
  // Rows that were made go first: they may stand where the former ones belong.
  for (const change of changes.filter(({ before, after }) => before === null && after !== null))
    await remove(trx, change);
  for (const change of changes.filter(({ before, after }) => before !== null && after === null))
    await restore(trx, change);
  const changed = changes.filter(({ before, after }) => before !== null && after !== null);
  // The status of a score follows its attempts, and cannot be before they are.
  const [scores, others] = [changed.filter(isScore), changed.filter((change) => !isScore(change))];
  for (const change of [...others, ...scores]) await reset(trx, change);
}

const isScore = ({ table }: RowChange): boolean => table === 'scores';

/** Rows of a table are found by this column. */
const keyOf = (table: keyof Tables): string => (table === 'representative_lectures' ? 'student_id' : 'id');

/** The change of each row, the last changed first, so that a row comes back before those that hang on it. */
async function readChanges(trx: Transaction<Tables>, changeSetId: string): Promise<RowChange[]> {
  const { rows } = await sql<RowChange>`
    select table_name as table, row_id as id,
      (array_agg(before order by at, ctid))[1] as before,
      (array_agg(after order by at desc, ctid desc))[1] as after
    from audit_log where change_set_id = ${changeSetId}
    group by table_name, row_id
    order by max(at) desc, max(ctid) desc`.execute(trx);
  return rows;
}

async function refuseChanged(trx: Transaction<Tables>, changes: readonly RowChange[]): Promise<void> {
  const standing = changes.filter(({ after }) => after !== null);
  for (const [table, ofTable] of Map.groupBy(standing, (change) => change.table)) {
    const { rows } = await sql<{ key: string }>`
      select given.key from ${sql.table(table)} as standing
      join json_to_recordset(${JSON.stringify(ofTable.map(({ id, after }) => ({ key: id, after })))}::json)
        as given(key text, after jsonb) on given.key = standing.${sql.ref(keyOf(table))}::text
      where to_jsonb(standing) - 'updated_at' = given.after - 'updated_at'
      for update of standing`.execute(trx);
    const same = new Set(rows.map(({ key }) => key));
    const changed = ofTable.filter(({ id }) => !same.has(id)).map(({ id }) => id);
    if (changed.length > 0) throw await refusal(trx, table, changed);
  }
}

async function refusal(trx: Transaction<Tables>, table: keyof Tables, ids: readonly string[]): Promise<Problem> {
  const last = await lastChanges(trx, table, ids);
  const conflicts = ids.map((id) => ({
    id,
    label: table,
    mine: null,
    theirs: null,
    theirVersion: 0,
    changedBy: last.get(id)?.changedBy ?? null,
    changedAt: last.get(id)?.changedAt ?? null,
  }));
  const who = conflicts.find(({ changedBy }) => changedBy !== null)?.changedBy ?? '다른 사람';
  return conflict(
    'changed-since',
    `그 뒤에 ${who}님이 고친 것이 있어 되돌릴 수 없습니다. 하나씩 확인하고 고쳐 주세요.`,
    {
      conflicts,
    },
  );
}

async function remove(trx: Transaction<Tables>, { table, id }: RowChange): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(keyOf(table))}::text = ${id}`.execute(trx);
}

// What a trigger has put back already, or somebody else has made anew, stays.
async function restore(trx: Transaction<Tables>, { table, before }: RowChange): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(before)}::jsonb)
    on conflict do nothing`.execute(trx);
}

async function reset(trx: Transaction<Tables>, { table, id, before, after }: RowChange): Promise<void> {
  const columns = Object.keys(before ?? {}).filter(
    (column) =>
      !['updated_at', 'version'].includes(column) &&
      JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
  );
  if (columns.length === 0) return;
  const assignments = columns.map((column) => sql`${sql.ref(column)} = former.${sql.ref(column)}`);
  await sql`
    update ${sql.table(table)} as standing set ${sql.join(assignments)}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(before)}::jsonb) as former
    where standing.${sql.ref(keyOf(table))}::text = ${id}`.execute(trx);
}
