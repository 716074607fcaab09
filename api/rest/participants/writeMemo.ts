import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';
import { versionsOf } from './bulk.ts';
import { compareAndSet } from './compareAndSet.ts';
import { fillBlank } from './fillBlank.ts';
import { participantIds } from './lockRows.ts';
import { findWeek } from './week.ts';

/** Writes the memo of one student in one week. */
export const writeStudentMemo: Handler<'writeStudentMemo'> = async ({ trx, params, body }) => {
  const week = await findWeek(trx, params);
  const set = { memo: cleanText(body.memo) };
  const ids = await participantIds(trx, week, [params.userId]);
  const changes = [...ids.values()].map((id) => ({ id, version: body.version, set }));
  const [mark] = await compareAndSet(trx, params.lectureId, changes);
  if (!mark) throw notFound('수강생');
  return mark;
};

/** Writes one memo to many as one change set: with versions all or none, without them only where there is none. */
export const writeMemoBulk: Handler<'writeMemoBulk'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  const set = { memo: cleanText(body.memo) };
  await changeSet('ATTENDANCE_MEMO');
  if (!body.versions) return fillBlank(trx, week, body.userIds, set);
  const versions = versionsOf(body.userIds, body.versions, await participantIds(trx, week, body.userIds));
  const changes = versions.map((one) => ({ ...one, set }));
  return { changed: await compareAndSet(trx, params.lectureId, changes), skipped: [] };
};
