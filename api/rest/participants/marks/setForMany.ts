import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import { invalid } from '../../../http/problem.ts';
import type { ChangeSetKind } from '../../_protocol/changes/changeSets.ts';
import type { Context } from '../../_protocol/handler.ts';
import { unconditional } from '../../_protocol/unconditional.ts';
import { versionsOf } from './bulk.ts';
import { compareAndSet } from './compareAndSet.ts';
import { fillBlank } from './fillBlank.ts';
import { participantIds } from '../lockRows.ts';
import type { Values } from '../types.ts';
import { findWeek } from '../week.ts';

type Many = Pick<BodyOf<'writeMemoBulk'>, 'userIds' | 'versions' | 'onlyBlank'>;

/**
 * Sets the same value for many of a week as one change set, all or none: with versions only what is still as it was read, without them
 * whatever is there, with `onlyBlank` only what is empty. Throws 400 for `onlyBlank` with versions or without a value.
 */
export async function setForMany(
  { trx, params, changeSet }: Pick<Context<'writeMemoBulk'>, 'trx' | 'params' | 'changeSet'>,
  kind: ChangeSetKind,
  { userIds, versions, onlyBlank = false }: Many,
  set: Pick<Values, 'attendance_type_id' | 'memo'>,
): Promise<ReplyOf<'writeMemoBulk'>> {
  const week = await findWeek(trx, params);
  if (onlyBlank) {
    if (versions) throw invalid([{ field: 'onlyBlank', message: '버전과 함께 보낼 수 없습니다.' }]);
    if (set.attendance_type_id === null) throw invalid([{ field: 'attTypeId', message: '출결 구분을 골라 주세요.' }]);
    const changeSetId = await changeSet(kind);
    return { ...(await fillBlank(trx, week, userIds, set)), changeSetId };
  }
  const changeSetId = await changeSet(kind, versions ? {} : unconditional);
  const rows = versionsOf(userIds, versions, await participantIds(trx, week, userIds));
  const changes = rows.map((one) => ({ ...one, set }));
  return { changed: await compareAndSet(trx, params.lectureId, changes), skipped: [], changeSetId };
}
