import { sql, type Transaction } from 'kysely';
import { tableWords } from '#hasura/generated/columnWords.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import { conflict, invalid, notFound } from '../../../http/problem.ts';
import { undoChangeSet, type MadeRow } from '../../_protocol/changes/undoChangeSet.ts';
import type { Handler } from '../../_protocol/handler.ts';

/** Takes back an import while nobody changed what it made, and nothing new hangs on it: a mark, a score, an exam, another student. */
export const undoLectureImport: Handler<'importLectures'> = async ({ trx, body, changeSet }) => {
  if (body.changeSetId === undefined)
    throw invalid([{ field: 'changeSetId', message: '무엇을 되돌릴지 알려 주세요.' }]);
  const done = await trx
    .selectFrom('lecture_imports')
    .selectAll()
    .where('change_set_id', '=', body.changeSetId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('되돌릴 등록'));
  await refuseScored(trx, body.changeSetId);
  const changeSetId = await changeSet('LECTURE_IMPORT_UNDO', {}, body.changeSetId);
  const made = await undoChangeSet(trx, body.changeSetId, { leave: ['lectures', 'weekly_lectures'] });
  await remove(trx, 'weekly_lectures', made);
  await remove(trx, 'lectures', made);
  const none = { lectures: done.lecture_count, weeks: 0, enrollments: done.enrolled_count };
  return {
    plan: '',
    mode: 'UNDO',
    sheets: [],
    unread: [],
    changeSetId,
    counts: { ...none, standing: 0, unclear: 0, refused: 0 },
    lectures: [],
    enrollments: [],
  };
};

/** Refuses when a participant whom the import brought has a score: it would go with the participant. */
async function refuseScored(trx: Transaction<Tables>, changeSetId: string): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`
    select participants.id, users.name
    from audit_log as made
    join participants on participants.id = made.row_id::uuid join users on users.id = participants.student_id
    where made.change_set_id = ${changeSetId} and made.table_name = 'participants' and made.action = 'INSERT'
      and is_scored(participants.weekly_lecture_id, participants.student_id)
    order by users.name limit 100`.execute(trx);
  refuse(rows.map(({ id, name }) => ({ id, label: `${name}: 성적` })));
}

/** Removes rows that an import made; refuses when others hang on them, which would go with them. */
async function remove(
  trx: Transaction<Tables>,
  table: 'lectures' | 'weekly_lectures',
  made: readonly MadeRow[],
): Promise<void> {
  const ids = made.filter((row) => row.table === table).map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const named =
    table === 'lectures'
      ? sql`select id, name from lectures`
      : sql`select week.id, lectures.name from weekly_lectures as week join lectures on lectures.id = week.lecture_id`;
  const { rows } = await sql<{ referencing: keyof Tables; id: string; name: string }>`
    select hanging.referencing, hanging.id, named.name
    from references_to(array[${table}::text::regclass], ${ids}::uuid[]) as hanging join (${named}) as named on named.id = hanging.id
    order by named.name`.execute(trx);
  refuse(
    rows.map(({ referencing, id, name }) => ({ id, label: `${name}: ${words[referencing] ?? '새로 생긴 기록'}` })),
  );
  await trx.deleteFrom(table).where('id', 'in', ids).execute();
}

function refuse(hanging: readonly { id: string; label: string }[]): void {
  if (hanging.length === 0) return;
  const said = [...new Set(hanging.map(({ label }) => label))];
  throw conflict(
    'changed-since',
    `등록한 뒤에 새로 생긴 기록이 있어 되돌릴 수 없습니다(${someNames(said, 3, '건')}). 하나씩 확인하고 수정해 주세요.`,
    {
      conflicts: hanging.map((one) => ({
        ...one,
        mine: null,
        theirs: null,
        theirVersion: 0,
        changedBy: null,
        changedAt: null,
      })),
    },
  );
}

const words: Partial<Record<keyof Tables, string>> = tableWords;
