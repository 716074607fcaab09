import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import { namesOfLeft, nothingUndone, type Undone } from '../_protocol/changes/changedCells.ts';
import type { ChangeSetKind } from '../_protocol/changes/changeSets.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { asUndo } from '../_protocol/changes/asUndo.ts';
import { undoMarks } from '../participants/marks/undoMarks.ts';
import { undoCells } from '../scores/cells/undoCells.ts';
import { undoWhole, wholeKinds } from '../scores/undoScores.ts';
import { undoShifts } from '../workRecords/undoShifts.ts';

type Asked = Pick<Context<'undoMyChange'>, 'trx' | 'now'> & { changeSetId: string; kind: string };

/** How the cells of a part of the academy are undone, and the kinds of change sets that say so. */
interface Way {
  undo: ChangeSetKind;
  redo: ChangeSetKind;
  act: (asked: Asked) => Promise<Undone>;
}

/** Undoes what one's own action changed in a grid; an undo is undone by doing the action again. */
export const undoMyChange: Handler<'undoMyChange'> = async ({ trx, params, actor, now, changeSet }) => {
  const { changeSetId: wanted } = params;
  const found = await findMine(trx, wanted, actor.userId);
  if (!found) throw notFound('되돌릴 변경');
  const { kind, steps } = found;
  if (kind.startsWith('WORK_') && actor.role !== 'manager') throw forbidden();
  const way = wayOf(kind);
  const changeSetId = await changeSet(steps % 2 === 0 ? way.undo : way.redo, {}, wanted);
  const { undone, left } = await asUndo(trx, () => way.act({ trx, now, changeSetId: wanted, kind }));
  const [first, ...others] = left;
  if (undone === 0 && first) throw await nothingUndone(trx, [first, ...others]);
  if (undone === 0) throw notFound('되돌릴 변경');
  return { changeSetId, left: namesOfLeft(left) };
};

const marks: Way = {
  undo: 'ATTENDANCE_UNDO',
  redo: 'ATTENDANCE_REDO',
  act: ({ trx, changeSetId }) => undoMarks(trx, changeSetId),
};
const scores: Way = {
  undo: 'SCORES_UNDO',
  redo: 'SCORES_REDO',
  act: ({ trx, changeSetId, kind }) =>
    wholeKinds.has(kind) ? undoWhole(trx, changeSetId) : undoCells(trx, changeSetId),
};
const shifts: Way = {
  undo: 'WORK_UNDO',
  redo: 'WORK_REDO',
  act: ({ trx, changeSetId, now }) => undoShifts(trx, changeSetId, now),
};

function wayOf(kind: string): Way {
  if (kind.startsWith('ATTENDANCE_')) return marks;
  return kind.startsWith('WORK_') ? shifts : scores;
}

/** The kind of the action that a change set is, undoes or does again, and how many undos it is from it; undefined unless all of them are of this person. */
async function findMine(
  trx: Transaction<Tables>,
  id: string,
  userId: string,
): Promise<{ kind: string; steps: number } | undefined> {
  const { rows } = await sql<{ kind: string; steps: number }>`
    with recursive earlier as (
      select id, kind, actor_id, undoes_id, 0 as steps from change_sets where id = ${id}
      union all
      select former.id, former.kind, former.actor_id, former.undoes_id, earlier.steps + 1
      from earlier join change_sets as former on former.id = earlier.undoes_id
    )
    select kind, steps from earlier
    where undoes_id is null and is_grid_kind(kind) and not exists (select from earlier where actor_id is distinct from ${userId})`.execute(
    trx,
  );
  return rows[0];
}
