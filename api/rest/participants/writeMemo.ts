import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { memoText } from '../_protocol/texts/memoText.ts';
import { cleanText } from '../_protocol/text.ts';
import { factsOf } from '../_protocol/unconditional.ts';
import { compareAndSet } from './marks/compareAndSet.ts';
import { participantIds } from './lockRows.ts';
import { setForMany } from './marks/setForMany.ts';
import { findWeek } from './week.ts';

/** Writes the memo of one student in one week. */
export const writeStudentMemo: Handler<'writeStudentMemo'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  const set = { memo: memoText(body.memo, body.data) };
  await changeSet('ATTENDANCE_MEMO', factsOf(body.version));
  const ids = await participantIds(trx, week, [params.userId]);
  const changes = [...ids.values()].map((id) => ({ id, version: body.version, set }));
  const [mark] = await compareAndSet(trx, params.lectureId, changes);
  if (!mark) throw notFound('수강생');
  return mark;
};

/** Writes one memo to many as one change set. */
export const writeMemoBulk: Handler<'writeMemoBulk'> = (context) =>
  setForMany(context, 'ATTENDANCE_MEMO', context.body, { memo: cleanText(context.body.memo) });
