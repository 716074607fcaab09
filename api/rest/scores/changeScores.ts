import type { Handler } from '../_protocol/handler.ts';
import { changeCells } from './changeCells.ts';

/** Changes many cells as one change set. */
export const changeScores: Handler<'changeScores'> = async ({ trx, body, changeSet }) => {
  const changeSetId = await changeSet(labels[body.kind ?? 'edit']);
  return { cells: await changeCells(trx, body.changes), changeSetId };
};

const labels = {
  edit: '성적 여러 칸 고치기',
  paste: '성적 붙여 넣기',
  undo: '성적 되돌리기',
  redo: '성적 다시 하기',
} as const;
