import { sql } from 'kysely';
import { conflict } from '../../../http/problem.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { findRow } from '../../_protocol/rows.ts';

interface Lock {
  expires_at: Date;
}

/** Locks a cell for its editor for 30 seconds; called again while editing goes on. */
export const requestCellLock: Handler<'requestCellLock'> = async ({ trx, body, actor }) => {
  const { scoreId, retakeNumber = 0 } = body;
  await findRow(trx, 'scores', scoreId);
  const { rows } = await sql<Lock>`select * from take_cell_lock(${scoreId}, ${retakeNumber}, ${actor.userId})`.execute(
    trx,
  );
  const taken = rows[0];
  if (taken) return { scoreId, retakeNumber, expiresAt: taken.expires_at.toISOString() };
  const held = await trx
    .selectFrom('score_cell_locks')
    .innerJoin('users', 'users.id', 'score_cell_locks.holder_id')
    .select('users.name')
    .where('score_id', '=', scoreId)
    .where('retake_number', '=', retakeNumber)
    .executeTakeFirst();
  throw conflict('locked', `${held?.name ?? '다른 직원'} 님이 편집 중인 칸입니다. 잠시 뒤 다시 시도해 주세요.`);
};

/** Releases one's own cell lock; somebody else's stays. */
export const releaseCellLock: Handler<'releaseCellLock'> = async ({ trx, body, actor }) => {
  await trx
    .deleteFrom('score_cell_locks')
    .where('score_id', '=', body.scoreId)
    .where('retake_number', '=', body.retakeNumber ?? 0)
    .where('holder_id', '=', actor.userId)
    .execute();
};
