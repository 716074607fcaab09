import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid, notFound } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';
import { versionsOf } from './bulk.ts';
import { compareAndSet } from './compareAndSet.ts';
import { fillBlank } from './fillBlank.ts';
import { findWeek } from './week.ts';

/** Marks one student, or takes the mark back (`none`). */
export const markAttendance: Handler<'markAttendance'> = async ({ trx, params, body }) => {
  const week = await findWeek(trx, params);
  const type = params.typeId === 'none' ? null : await findType(trx, params.typeId);
  const [mark] = await compareAndSet(trx, week, new Map([[params.userId, body.version]]), { attendance_type_id: type });
  if (!mark) throw notFound('수강생');
  return mark;
};

/** Marks many as one change set: with versions all or none (`null` takes marks back), without them only who is still unmarked. */
export const markAttendanceBulk: Handler<'markAttendanceBulk'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  const type = body.attTypeId === null ? null : await findType(trx, body.attTypeId);
  await changeSet('출결 일괄 체크');
  if (body.versions) {
    const versions = versionsOf(body.userIds, body.versions);
    return { changed: await compareAndSet(trx, week, versions, { attendance_type_id: type }), skipped: [] };
  }
  if (type === null) throw invalid([{ field: 'attTypeId', message: '출결 구분을 골라 주세요.' }]);
  return fillBlank(trx, week, body.userIds, { attendance_type_id: type });
};

async function findType(trx: Transaction<Tables>, id: string): Promise<string> {
  const type = await trx
    .selectFrom('attendance_types')
    .select('id')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!type) throw notFound('출결 구분');
  return type.id;
}
