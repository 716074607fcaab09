import type { Handler } from '../../_protocol/handler.ts';
import { memoOf } from '../cells/memoOf.ts';
import { changeCell } from '../cells/changeCells.ts';
import { pointsFrom } from '../cells/points.ts';

/** Writes the value of a first attempt, or clears it. */
export const setFirstValue: Handler<'setFirstValue'> = (context) =>
  changeCell(context, {
    scoreId: context.params.scoreId,
    version: context.body.version,
    value: pointsFrom(context.params.value),
  });

/** Sets the delivery type of a first attempt. */
export const setFirstDelivery: Handler<'setFirstDelivery'> = (context) =>
  changeCell(context, { scoreId: context.params.scoreId, ...context.body });

/** Writes the staff memo of a first attempt. */
export const writeFirstMemo: Handler<'writeFirstMemo'> = (context) =>
  changeCell(context, { scoreId: context.params.scoreId, ...memoOf(context.body) });

/** Sets the clinic status of a first attempt. */
export const setFirstClinicStatus: Handler<'setFirstClinicStatus'> = (context) =>
  changeCell(context, { scoreId: context.params.scoreId, ...context.body });

/** Sets the status of a score. */
export const setScoreStatus: Handler<'setScoreStatus'> = (context) =>
  changeCell(context, { scoreId: context.params.scoreId, ...context.body });
