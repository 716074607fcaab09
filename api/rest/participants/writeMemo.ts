import { notFound } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';
import { cleanText } from '../text.ts';
import { versionsOf } from './bulk.ts';
import { compareAndSet } from './compareAndSet.ts';
import { fillBlank } from './fillBlank.ts';
import { findWeek } from './week.ts';

/** Writes the memo of one student in one week. */
export const writeStudentMemo: Handler<'writeStudentMemo'> = async ({ trx, params, body }) => {
  const week = await findWeek(trx, params);
  const change = { memo: cleanText(body.memo) };
  const [mark] = await compareAndSet(trx, week, new Map([[params.userId, body.version]]), change);
  if (!mark) throw notFound('수강생');
  return mark;
};

/** Writes one memo to many as one change set: with versions all or none, without them only where there is none. */
export const writeMemoBulk: Handler<'writeMemoBulk'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  const change = { memo: cleanText(body.memo) };
  await changeSet('메모 일괄 쓰기');
  if (!body.versions) return fillBlank(trx, week, body.userIds, change);
  return { changed: await compareAndSet(trx, week, versionsOf(body.userIds, body.versions), change), skipped: [] };
};
