import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../../http/problem.ts';
import { changedSince } from './changedSince.ts';
import { inParts } from '../inSlices.ts';

/** The net change of one row by a change set, from its first change to its last. */
interface RowChange {
  table: keyof Tables;
  id: string;
  /** The row before; null when the change set inserted it. */
  before: Record<string, unknown> | null;
  /** The row after; null when the change set deleted it, of an inserted row its keys alone. */
  after: Record<string, unknown> | null;
}

/** A row that a change set inserted. */
export type MadeRow = Pick<RowChange, 'table' | 'id'>;

/** Changes of rows of one table. */
type Run = readonly [RowChange, ...RowChange[]];

/** What the undo must know of the tables of a change set. */
interface UndoOptions {
  /** Tables that are restored first, in this order, because checks of other rows read them. @default [] */
  first?: readonly (keyof Tables)[];
  /** Tables whose inserted rows are deleted last, because changed rows reference them until those are restored. @default [] */
  last?: readonly (keyof Tables)[];
  /** Tables whose inserted rows the caller deletes. @default [] */
  leave?: readonly (keyof Tables)[];
}

/**
 * Restores every row that a change set changed, in the transaction of the caller, who records the undo as a
 * change set of its own and has checked the permission. What follows from other values is derived again, and is no conflict.
 * Throws 404 for an unknown change set, 409 `changed-since` when a row was changed after it.
 * @returns the inserted rows that were left to the caller
 */
export async function undoChangeSet(
  trx: Transaction<Tables>,
  changeSetId: string,
  { first: wanted = [], last = [], leave = [] }: UndoOptions = {},
): Promise<MadeRow[]> {
  const noted = await readChanges(trx, changeSetId);
  if (noted.length === 0) throw notFound('되돌릴 변경');
  const returns = noted.some(movesStudent);
  // Who is active first: bookings are given back to nobody else.
  const first = returns ? (['users', ...wanted] as const) : wanted;
  const changes = noted.filter((change) => !isFollowing(change) && !(returns && followsReturn(change)));
  await refuseChanged(trx, changeSetId, changes);
  // Inserted rows are deleted first: they may occupy a unique key of a row to restore.
  const made = changes.filter(({ before, after }) => before === null && after !== null);
  await inRuns(
    made.filter(({ table }) => !last.includes(table) && !leave.includes(table)),
    (run) => remove(trx, run),
  );
  await inRuns(
    changes.filter(({ before, after }) => before !== null && after === null),
    (run) => restore(trx, run),
  );
  const changed = changes.filter(({ before, after }) => before !== null && after !== null);
  const ordered = changed.toSorted((one, other) => placeOf(one, first) - placeOf(other, first));
  const isFirst = ({ table }: RowChange): boolean => first.includes(table);
  await resetRuns(trx, ordered.filter(isFirst));
  const others = ordered.filter((change) => !isFirst(change));
  await resetRuns(trx, returns ? await withoutLost(trx, others) : others);
  await inRuns(
    made.filter(({ table }) => last.includes(table)),
    (run) => remove(trx, run),
  );
  return made.filter(({ table }) => leave.includes(table));
}

/** A student left, or came back. */
const movesStudent = ({ table, before, after }: RowChange): boolean =>
  table === 'users' && before !== null && after !== null && before.is_active !== after.is_active;

/**
 * A change that follows from that, or was made for somebody who waited: the database lets go of bookings and gives back what still fits
 * (`let_go`, `take_back`), and nobody who was given a seat since loses it.
 */
const followsReturn = ({ table, before }: RowChange): boolean =>
  ['clinic_participants', 'score_attempts', 'scores'].includes(table) ||
  (table === 'clinic_todos' && before?.participant_id === null);

/** Without the todos whose booking did not come back: they stay without one. */
async function withoutLost(trx: Transaction<Tables>, changes: readonly RowChange[]): Promise<RowChange[]> {
  const bookingOf = ({ table, before }: RowChange) => (table === 'clinic_todos' ? before?.participant_id : undefined);
  const { rows } = await sql<{ id: string }>`
    select id from clinic_participants where id = any (${changes.map(bookingOf).filter(Boolean)}::uuid[]) and status = 'CANCELLED'`.execute(
    trx,
  );
  const lost = new Set<unknown>(rows.map(({ id }) => id));
  return changes.filter((change) => !lost.has(bookingOf(change)));
}

/** The order of the undo: tables that checks read first, then sheets; scores last, since they follow from their attempts. */
function placeOf({ table, before }: RowChange, first: readonly string[]): number {
  if (first.includes(table)) return first.indexOf(table);
  if (table === 'omr_sheets') return first.length + (holdsNobody(before) ? 0 : 1);
  return first.length + (table === 'scores' ? 3 : 2);
}

/** Whether the former row of a sheet left its student free for another sheet. */
const holdsNobody = (sheet: RowChange['before']): boolean => sheet?.status === 'REJECTED' || sheet?.student_id === null;

/** The key columns of a table. */
const keysOf = (table: keyof Tables): readonly string[] => keys[table] ?? ['id'];

const keys: Partial<Record<keyof Tables, readonly string[]>> = {
  representative_lectures: ['student_id'],
  user_tags: ['user_id', 'tag_id'],
};

/** Columns that every write sets anew, and what a student who returns has back by itself. */
const madeAnew = ['updated_at', 'version', 'ended'];

/** Columns that follow from other rows: 등급 from all values of an exam. */
const following: Partial<Record<keyof Tables, readonly string[]>> = { score_attempts: ['grade', 'grade_scale'] };

/** Whether a change follows from another: of a column like those above, or a todo that its score ended or asked for again. */
function isFollowing({ table, before, after }: RowChange): boolean {
  if (before === null || after === null) return false;
  const changed = Object.keys(after).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
  if (table === 'clinic_todos') return changed.includes('ended_from');
  const ignored = [...madeAnew, ...(following[table] ?? [])];
  return following[table] !== undefined && changed.every((column) => ignored.includes(column));
}

/** The writable columns of a table; the others are generated. */
async function writtenColumns(trx: Transaction<Tables>, table: keyof Tables): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(trx);
  return rows.map(({ name }) => name);
}

/** SQL: true where `standing` and `former` have the same key. */
function isFormer(table: keyof Tables): RawBuilder<unknown> {
  return sql.join(
    keysOf(table).map((key) => sql`standing.${sql.ref(key)} = former.${sql.ref(key)}`),
    sql` and `,
  );
}

/** Acts on each run of successive changes of one table, so that one statement handles a run. */
async function inRuns(changes: readonly RowChange[], act: (run: Run) => Promise<void>): Promise<void> {
  const begins = changes.flatMap(({ table }, at) => (changes[at - 1]?.table === table ? [] : [at]));
  for (const [index, begin] of begins.entries()) {
    await inParts(changes.slice(begin, begins[index + 1]), async ([first, ...others]) => {
      if (first) await act([first, ...others]);
      return [];
    });
  }
}

/** The change of each row, latest first, so that a row is restored before the rows that reference it. */
async function readChanges(trx: Transaction<Tables>, changeSetId: string): Promise<RowChange[]> {
  const { rows } = await sql<RowChange>`
    select table_name as table, row_id as id, before,
      case when before is null then ${keysIn(sql`after`, [...new Set(['id', ...Object.values(keys).flat()])])} else after end as after
    from (
      select table_name, row_id, max(at) as at, max(ctid) as place,
        (array_agg(before order by at, ctid))[1] as before,
        (array_agg(after order by at desc, ctid desc))[1] as after
      from audit_log where change_set_id = ${changeSetId}
      group by table_name, row_id) as change
    order by at desc, place desc`.execute(trx);
  return rows;
}

async function refuseChanged(
  trx: Transaction<Tables>,
  changeSetId: string,
  changes: readonly RowChange[],
): Promise<void> {
  const standing = changes.filter(({ after }) => after !== null);
  for (const [table, ofTable] of Map.groupBy(standing, (change) => change.table)) {
    const changed = await inParts(ofTable, async (part) => {
      const ids = part.map(({ id }) => id);
      const left = leftAs(changeSetId, table, ids);
      const { rows } = await sql<{ id: string }>`
        select entry.id from ${left} as entry
        cross join lateral jsonb_populate_record(null::${sql.table(table)}, ${keysIn(sql`entry.after`, keysOf(table))}) as former
        join ${sql.table(table)} as standing on ${isFormer(table)}
        where ${comparable(table, sql`to_jsonb(standing)`)} = ${comparable(table, sql`entry.after`)}
        for update of standing`.execute(trx);
      const same = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => !same.has(id));
    });
    if (changed.length === 0) continue;
    const { rows } = await sql<Pick<RowChange, 'table' | 'id' | 'after'>>`
      select ${table} as table, id, after from ${leftAs(changeSetId, table, changed)} as entry
      order by array_position(${changed}::text[], id)`.execute(trx);
    throw await changedSince(trx, table, rows);
  }
}

/** SQL: how a change set left rows of a table, `id` and `after`. */
function leftAs(changeSetId: string, table: keyof Tables, ids: readonly string[]): RawBuilder<unknown> {
  return sql`(
    select distinct on (row_id) row_id as id, after from audit_log
    where change_set_id = ${changeSetId} and table_name = ${table} and row_id = any (${ids}::text[])
    order by row_id, at desc, ctid desc)`;
}

/** SQL: an object with these keys of another alone: quick to read as a row. */
function keysIn(entry: RawBuilder<unknown>, names: readonly string[]): RawBuilder<unknown> {
  return sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql`${entry} -> ${sql.lit(name)}`]))})`;
}

/** SQL: a row without what may differ from how the change set left it. */
function comparable(table: keyof Tables, row: RawBuilder<unknown>): RawBuilder<unknown> {
  const follows = following[table];
  const ignored = ['updated_at', 'password_hash', ...(follows ? ['version', ...follows] : [])];
  // A booking reserves for an attempt, and raises its version.
  return follows
    ? sql`${row} - ${ignored}::text[] || case when ${row} ->> 'clinic_status' = 'RESERVED' then '{"clinic_status": "REQUIRED"}'::jsonb else '{}' end`
    : sql`${row} - ${ignored}::text[]`;
}

async function remove(trx: Transaction<Tables>, run: Run): Promise<void> {
  const [{ table }] = run;
  await sql`
    delete from ${sql.table(table)} as standing
    using jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(run.map(({ after }) => after))}::jsonb) as former
    where ${isFormer(table)}`.execute(trx);
}

// Rows that a trigger has restored already, or somebody else inserted again, are left alone.
async function restore(trx: Transaction<Tables>, run: Run): Promise<void> {
  const [{ table }] = run;
  const columns = sql.join((await writtenColumns(trx, table)).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(run.map(({ before }) => before))}::jsonb)
    on conflict do nothing`.execute(trx);
}

async function resetRuns(trx: Transaction<Tables>, changes: readonly RowChange[]): Promise<void> {
  await inRuns(changes, async (run) => {
    // One by one: a sheet must release its student before another sheet gets them.
    if (run[0].table === 'omr_sheets') for (const sheet of run) await reset(trx, [sheet]);
    else await reset(trx, run);
  });
}

async function reset(trx: Transaction<Tables>, run: Run): Promise<void> {
  const [{ table }] = run;
  const written = (await writtenColumns(trx, table)).filter((column) => !madeAnew.includes(column));
  for (const [columns, alike] of Map.groupBy(run, (change) => changedColumns(change, written).join(' '))) {
    if (columns === '') continue;
    const assignments = columns.split(' ').map((column) => sql`${sql.ref(column)} = former.${sql.ref(column)}`);
    await sql`
      update ${sql.table(table)} as standing set ${sql.join(assignments)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(alike.map(({ before }) => before))}::jsonb) as former
      where ${isFormer(table)}`.execute(trx);
  }
}

function changedColumns({ before, after }: RowChange, written: readonly string[]): string[] {
  return Object.keys(before ?? {}).filter(
    (column) => written.includes(column) && JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
  );
}
