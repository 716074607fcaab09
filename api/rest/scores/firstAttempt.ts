import type { Handler } from '../_protocol/handler.ts';
import { changeCell } from './changeCells.ts';
import { pointsFrom } from './points.ts';

/** Writes the value of a first attempt, or clears it. */
export const setFirstValue: Handler<'setFirstValue'> = ({ trx, params, body }) =>
  changeCell(trx, { scoreId: params.scoreId, version: body.version, value: pointsFrom(params.value) });

/** Sets the delivery type of a first attempt. */
export const setFirstDelivery: Handler<'setFirstDelivery'> = ({ trx, params, body }) =>
  changeCell(trx, { scoreId: params.scoreId, ...body });

/** Writes the staff memo of a first attempt. */
export const writeFirstMemo: Handler<'writeFirstMemo'> = ({ trx, params, body }) =>
  changeCell(trx, { scoreId: params.scoreId, ...body });

/** Sets the clinic status of a first attempt. */
export const setFirstClinicStatus: Handler<'setFirstClinicStatus'> = ({ trx, params, body }) =>
  changeCell(trx, { scoreId: params.scoreId, ...body });

/** Sets the status of a score. */
export const setScoreStatus: Handler<'setScoreStatus'> = ({ trx, params, body }) =>
  changeCell(trx, { scoreId: params.scoreId, ...body });
