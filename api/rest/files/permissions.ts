import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findWeek } from '../participants/week.ts';
import { noRow } from '../_protocol/rows.ts';

interface Place {
  lectureId: string;
  weeklyLectureId: string;
}

interface Shared {
  id: string;
  level: 'LECTURE' | 'WEEK';
}

/** Sets who may open one file. */
export const setFilePermission: Handler<'setFilePermission'> = async ({ trx, params, body, changeSet }) => {
  await changeSet('FILE_PERMISSION');
  await setReaders(trx, params, [params.fileId], body);
  return { id: params.fileId };
};

/** The same for several, all or none. */
export const setFilePermissions: Handler<'setFilePermissions'> = async ({ trx, params, body, changeSet }) => {
  const fileIds = [...new Set(body.fileIds)];
  await changeSet('FILE_PERMISSIONS');
  await setReaders(trx, params, fileIds, body);
  return { fileIds };
};

async function setReaders(
  trx: Transaction<Tables>,
  place: Place,
  fileIds: readonly string[],
  { readers, studentIds = [], isAllowed }: BodyOf<'setFilePermission'>,
): Promise<void> {
  await findWeek(trx, place);
  const files = await findShared(trx, place, fileIds);
  if (files.length < fileIds.length) throw noRow('files');
  for (const level of ['LECTURE', 'WEEK'] as const) {
    const ids = files.filter((file) => file.level === level).map(({ id }) => id);
    if (ids.length === 0) continue;
    const everyone = { level, place, members: await membersOf(trx, place, level) };
    if (readers === 'EVERYONE') {
      await trx.deleteFrom('file_permissions').where('file_id', 'in', ids).execute();
      if (isAllowed) await openToAll(trx, ids, everyone);
    } else {
      refuseStrangers(studentIds, everyone.members);
      if (isAllowed) await openTo(trx, ids, studentIds);
      else await closeTo(trx, ids, studentIds, everyone.members);
    }
  }
}

interface Everyone {
  level: Shared['level'];
  place: Place;
  members: string[];
}

/** Locks the listed files among these that belong to the lecture or the week, until the transaction ends. */
async function findShared(
  trx: Transaction<Tables>,
  { lectureId, weeklyLectureId }: Place,
  ids: readonly string[],
): Promise<Shared[]> {
  const { rows } = await sql<Shared>`
    select files.id, case when files.owner_type in ('LECTURE', 'MATERIAL') then 'LECTURE' else 'WEEK' end as level
    from files
    left join lecture_materials as material on material.id = files.material_id
    left join videos as video on video.id = files.video_id
    left join exams as exam on exam.id = files.exam_id
    -- Scans of an exam are for staff only.
    where files.id = any (${ids}::uuid[]) and files.state = 'DONE' and not exists (select from omr_scans where file_id = files.id)
      and (${lectureId}::uuid in (files.lecture_id, material.lecture_id)
        or ${weeklyLectureId}::uuid in (files.weekly_lecture_id, video.weekly_lecture_id, exam.weekly_lecture_id))
    order by files.id
    for update of files`.execute(trx);
  return rows;
}

async function membersOf(trx: Transaction<Tables>, place: Place, level: Shared['level']): Promise<string[]> {
  const rows =
    level === 'LECTURE'
      ? trx.selectFrom('enrollments').select('student_id').distinct().where('lecture_id', '=', place.lectureId)
      : trx.selectFrom('participants').select('student_id').where('weekly_lecture_id', '=', place.weeklyLectureId);
  return (await rows.execute()).map(({ student_id }) => student_id);
}

function refuseStrangers(studentIds: readonly string[], members: readonly string[]): void {
  const known = new Set(members);
  if (studentIds.length > 0 && studentIds.every((id) => known.has(id))) return;
  const message = '이 강의나 주차의 학생을 골라 주세요.';
  throw new Problem(422, 'not-a-participant', message, { errors: [{ field: 'studentIds', message }] });
}

async function openToAll(trx: Transaction<Tables>, ids: readonly string[], { level, place }: Everyone): Promise<void> {
  const reader = level === 'LECTURE' ? { lecture_id: place.lectureId } : { weekly_lecture_id: place.weeklyLectureId };
  await trx
    .insertInto('file_permissions')
    .values(ids.map((file_id) => ({ file_id, ...reader })))
    .execute();
}

/** People with access through the whole place need no row of their own. */
async function openTo(trx: Transaction<Tables>, ids: readonly string[], studentIds: readonly string[]): Promise<void> {
  await sql`
    insert into file_permissions (file_id, student_id)
    select file.id, student.id from unnest(${ids}::uuid[]) as file (id), unnest(${studentIds}::uuid[]) as student (id)
    where not exists (select from file_permissions as all_of
      where all_of.file_id = file.id and num_nonnulls(all_of.lecture_id, all_of.weekly_lecture_id) > 0)
    on conflict do nothing`.execute(trx);
}

async function closeTo(
  trx: Transaction<Tables>,
  ids: readonly string[],
  studentIds: readonly string[],
  members: readonly string[],
): Promise<void> {
  // When access of all is narrowed, the others first get rows of their own, so that they keep it.
  await sql`
    with for_all as (
      delete from file_permissions where file_id = any (${ids}::uuid[]) and student_id is null returning file_id)
    insert into file_permissions (file_id, student_id)
    select distinct file_id, student_id from for_all, unnest(${members}::uuid[]) as student_id
    where student_id <> all (${studentIds}::uuid[])
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('file_permissions').where('file_id', 'in', ids).where('student_id', 'in', studentIds).execute();
}
