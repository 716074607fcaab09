import type { Handler } from '../_protocol/handler.ts';
import { unconditional } from '../_protocol/unconditional.ts';
import { changeCells, isUnconditional } from './changeCells.ts';

/** Changes many cells as one change set. */
export const changeScores: Handler<'changeScores'> = async ({ trx, body, changeSet }) => {
  const facts = body.changes.some(isUnconditional) ? unconditional : {};
  const changeSetId = await changeSet(kinds[body.kind ?? 'edit'], facts);
  return { cells: await changeCells(trx, body.changes), changeSetId };
};

/** The kind of change set of each way of writing. */
const kinds = {
  edit: 'SCORES_UPDATE',
  paste: 'SCORES_PASTE',
  undo: 'SCORES_UNDO',
  redo: 'SCORES_REDO',
} as const;
