import type { BodyOf } from '#openapi/generated/operations.ts';
import { invalid } from '../../../http/problem.ts';
import { cleanLine, cleanText } from '../../_protocol/text.ts';
import type { Change, Values } from '../types.ts';

/** The participants of a bulk write with the versions that were read, if any were; 400 when only some have one. */
export function versionsOf(
  userIds: readonly string[],
  versions: Readonly<Record<string, number>> | undefined,
  ids: ReadonlyMap<string, string>,
): Pick<Change, 'id' | 'version'>[] {
  return [...new Set(userIds)].flatMap((userId) => {
    const id = ids.get(userId);
    const version = versions?.[userId];
    if (versions && version === undefined)
      throw invalid([{ field: 'versions', message: '모든 학생의 버전을 함께 보내 주세요.' }]);
    return id === undefined ? [] : [{ id, version }];
  });
}

type AskedChange = Extract<BodyOf<'markAttendanceBulk'>, { changes: unknown }>['changes'][number];

/** The rows of a change set; 400 for a duplicate participant, or an unlock without a reason. */
export function changesOf(asked: readonly AskedChange[]): Change[] {
  const seen = new Set<string>();
  return asked.map((change, at) => {
    if (seen.has(change.participantId)) {
      throw invalid([{ field: `changes.${at}.participantId`, message: '같은 수강생이 두 번 들어 있습니다.' }]);
    }
    seen.add(change.participantId);
    return { id: change.participantId, version: change.version, set: valuesOf(change, `changes.${at}.reason`) };
  });
}

/** The columns that locking or unlocking sets; 400 at `field` for an unlock without a reason. */
export function lockValues(isLocked: boolean, reason: string | undefined, field: string): Values {
  const why = cleanLine(reason ?? '');
  if (!isLocked && why === '') throw invalid([{ field, message: '잠금을 푸는 사유를 적어 주세요.' }]);
  return { is_locked: isLocked, lock_reason: why };
}

function valuesOf({ attTypeId, memo, isLocked, reason, makeupForId }: AskedChange, reasonField: string): Values {
  // A value that is not asked for has no key, because the keys say what is compared.
  const values: Values = isLocked === undefined ? {} : lockValues(isLocked, reason, reasonField);
  if (attTypeId !== undefined) values.attendance_type_id = attTypeId;
  if (memo !== undefined) values.memo = cleanText(memo);
  if (makeupForId !== undefined) values.makeup_for_id = makeupForId;
  return values;
}
