import { sql, type Transaction } from 'kysely';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import { tableWords } from '#hasura/generated/columnWords.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid, notFound, type Conflict } from '../../../http/problem.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { undoChangeSet, type MadeRow } from '../../_protocol/changes/undoChangeSet.ts';
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
  await refuseUsedTags(trx, body.changeSetId);
  const changeSetId = await changeSet('STUDENT_IMPORT_UNDO', {}, body.changeSetId);
  const made = await undoChangeSet(trx, body.changeSetId, { leave: ['students', 'users'] });
  await removeStudents(trx, made);
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

/** Refuses when others were given a tag that an import created: they would lose it. */
async function refuseUsedTags(trx: Transaction<Tables>, changeSetId: string): Promise<void> {
  const { rows } = await sql<Reference>`
    select distinct 'user_tags' as referencing, tags.id, tags.name
    from audit_log as made join tags on tags.id = made.row_id::uuid join user_tags on user_tags.tag_id = tags.id
    where made.change_set_id = ${changeSetId} and made.table_name = 'tags' and made.action = 'INSERT'
      and not exists (
        select from audit_log as own
        where own.change_set_id = made.change_set_id and own.table_name = 'user_tags' and own.row_id = audit_key(to_jsonb(user_tags)))`.execute(
    trx,
  );
  refuseReferences(rows);
}

/** Removes the students that an import created, as one set; refuses when other rows reference them, which would go with them. */
async function removeStudents(trx: Transaction<Tables>, made: readonly MadeRow[]): Promise<void> {
  const ids = made.filter(({ table }) => table === 'users').map(({ id }) => id);
  const { rows } = await sql<Reference>`
    select referencing, users.id, users.name
    from remove_unreferenced_students(${ids}::uuid[]) as hanging join users on users.id = hanging.id`.execute(trx);
  refuseReferences(rows);
}

/** A row of a table references a student or a tag. */
interface Reference {
  referencing: keyof Tables;
  id: string;
  name: string;
}

function refuseReferences(references: readonly Reference[]): void {
  if (references.length === 0) return;
  const conflicts = references.map(({ referencing, id, name }) =>
    dependant(id, `${name}: ${words[referencing] ?? '새로 생긴 기록'}`),
  );
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
