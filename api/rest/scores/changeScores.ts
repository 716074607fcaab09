import type { Handler } from '../_protocol/handler.ts';
import { unconditional } from '../_protocol/unconditional.ts';
import { changeCells, isUnconditional } from './cells/changeCells.ts';
import { changeSetKinds } from './changeSetKinds.ts';

/** Changes many cells as one change set. */
export const changeScores: Handler<'changeScores'> = async ({ trx, body, changeSet }) => {
  const facts = body.changes.some(isUnconditional) ? unconditional : {};
  const changeSetId = await changeSet(changeSetKinds[body.kind ?? 'edit'], facts);
  return { cells: await changeCells(trx, body.changes), changeSetId };
};
