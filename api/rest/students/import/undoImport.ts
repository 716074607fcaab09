import { sql, type Transaction } from 'kysely';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import { tableWords } from '#hasura/generated/columnWords.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid, notFound, type Conflict } from '../../../http/problem.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { undoChangeSet } from '../../_protocol/changes/undoChangeSet.ts';
import { lockStudentNumbers } from '../register/studentNumbers.ts';

/** Undoes an import while nobody changed its students since and no new row references those it created. */
export const undoImport: Handler<'importStudents'> = async ({ trx, body, changeSet }) => {
  if (body.changeSetId === undefined)
    throw invalid([{ field: 'changeSetId', message: '무엇을 되돌릴지 알려 주세요.' }]);
  await lockStudentNumbers(trx);
  const done = await trx
    .selectFrom('student_imports')
    .selectAll()
    .where('change_set_id', '=', body.changeSetId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('되돌릴 등록'));
  await refuseDependants(trx, body.changeSetId);
  const changeSetId = await changeSet('STUDENT_IMPORT_UNDO', {}, body.changeSetId);
  await undoChangeSet(trx, body.changeSetId);
  return {
    plan: '',
    mode: 'UNDO',
    sheets: [],
    unread: [],
    changeSetId,
    counts: { new: done.created_count, changed: done.changed_count, same: 0, duplicate: 0, refused: 0 },
    rows: [],
  };
};

/** Tables that reference students and tags, with the column; search rows are written along with students. */
const references = sql<{ table: keyof Tables; column: string; target: string }>`
  select child.relname as table, attname as column, parent.relname as target
  from pg_constraint
  join pg_class as child on child.oid = conrelid
  join pg_class as parent on parent.oid = confrelid
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and cardinality(conkey) = 1 and parent.relname in ('users', 'students', 'tags')
    and child.relname not in ('students', 'student_search')
  order by 1, 2`;

/**
 * Refuses when other rows reference what an import created: deleting a student would delete them, or fail. One statement asks all tables about
 * all rows; only in the few tables that the import wrote, too, its own rows are told apart.
 */
async function refuseDependants(trx: Transaction<Tables>, changeSetId: string): Promise<void> {
  const { rows: written } = await sql<{ table: keyof Tables; made: string[]; keys: string[] }>`
    select table_name as table, array_agg(row_id) as keys, coalesce(array_agg(row_id) filter (where action = 'INSERT'), '{}') as made
    from audit_log where change_set_id = ${changeSetId} group by table_name`.execute(trx);
  const { rows: pointers } = await references.execute(trx);
  const asked = pointers.map(({ table, column, target }) => {
    const own = written.find((one) => one.table === table);
    return sql`(
      select distinct ${table}::text as table, child.${sql.ref(column)} as id from ${sql.table(table)} as child
      where child.${sql.ref(column)} = any (made.${sql.ref(target)})
        ${own ? sql`and audit_key(to_jsonb(child)) <> all (${own.keys}::text[])` : sql``}
      limit 100)`;
  });
  const made = (['users', 'students', 'tags'] as const).map((table) => {
    const ids = written.find((one) => one.table === table)?.made ?? [];
    return sql`${ids}::uuid[] as ${sql.ref(table)}`;
  });
  const { rows } = await sql<{ table: keyof Tables; id: string; name: string }>`
    select hanging.table, hanging.id, coalesce(users.name, tags.name) as name
    from (select ${sql.join(made)}) as made cross join lateral (${sql.join(asked, sql` union all `)}) as hanging
    left join users on users.id = hanging.id left join tags on tags.id = hanging.id`.execute(trx);
  const conflicts = rows.map(({ table, id, name }) => dependant(id, `${name}: ${words[table] ?? '새로 생긴 기록'}`));
  if (conflicts.length === 0) return;
  const said = [...new Set(conflicts.map(({ label }) => label))];
  throw conflict(
    'changed-since',
    `등록한 뒤에 새로 생긴 기록이 있어 되돌릴 수 없습니다(${someNames(said, 3, '건')}). 하나씩 확인하고 수정해 주세요.`,
    { conflicts },
  );
}

function dependant(id: string, label: string): Conflict {
  return { id, label, mine: null, theirs: null, theirVersion: 0, changedBy: null, changedAt: null };
}

const words: Partial<Record<keyof Tables, string>> = tableWords;
