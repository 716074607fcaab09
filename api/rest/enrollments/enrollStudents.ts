import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import { findChangeSetKind } from '../_protocol/changes/changeSets.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import type { Handler } from '../_protocol/handler.ts';
import { requireActiveStudents } from '../_protocol/access/requireActiveStudents.ts';
import { undoChangeSet } from '../_protocol/changes/undoChangeSet.ts';
import { clashesOfLecture } from '../lectures/clashes.ts';
import { enrol } from './enrol.ts';
import { findLecture } from '../students/setRepresentativeLecture.ts';

/** Enrols many students in a lecture as one change set, all or none; those already enrolled in that time stay as they are. */
export const enrollStudents: Handler<'enrollStudents'> = async ({ trx, params: { lectureId }, body, changeSet }) => {
  const { userIds, fromDate, toDate = null, undo } = body;
  if (undo !== undefined) {
    await requireEnrolment(trx, undo, lectureId);
    const changeSetId = await changeSet('ENROLLMENTS_ADD_UNDO', {}, undo);
    await undoChangeSet(trx, undo);
    return { enrolled: 0, already: 0, clashes: [], changeSetId };
  }
  await findLecture(trx, lectureId);
  await requireActiveStudents(trx, [...new Set(userIds)]);
  const clashes = await clashesOfLecture(trx, { lectureId, userIds, from: fromDate, to: toDate });
  const act = async () => {
    const people = [...new Set(userIds)];
    const rows = await enrol(
      trx,
      people.map((studentId) => ({ lectureId, studentId, fromDate, toDate })),
    );
    return { enrolled: rows.length, already: people.length - rows.length, clashes };
  };
  if (body.dryRun) return { ...(await dryRun(trx, act)), changeSetId: null };
  const changeSetId = await changeSet('ENROLLMENTS_ADD', { count: userIds.length });
  return { ...(await act()), changeSetId };
};

/** 404 unless the change set enrolled students in this lecture. */
async function requireEnrolment(trx: Transaction<Tables>, changeSetId: string, lectureId: string): Promise<void> {
  const row = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('change_set_id', '=', changeSetId)
    .where('table_name', '=', 'enrollments')
    .where(sql`after ->> 'lecture_id'`, '=', lectureId)
    .limit(1)
    .executeTakeFirst();
  if (!row || (await findChangeSetKind(trx, changeSetId)) !== 'ENROLLMENTS_ADD') throw notFound('되돌릴 수강등록');
}
