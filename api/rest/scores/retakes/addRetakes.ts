import type { Handler } from '../../_protocol/handler.ts';
import { readCells } from '../cells/cell.ts';
import { lockScoreRows } from '../cells/lockScoreRows.ts';

/** Adds the next retake of each score, all or none. */
export const addRetakes: Handler<'addRetakes'> = async ({ trx, body, changeSet }) => {
  const scoreIds = [...new Set(body.scoreIds)];
  const exams = await lockScoreRows(trx, scoreIds);
  const changeSetId = await changeSet('RETAKES_ADD');
  const added = await trx
    .insertInto('score_attempts')
    .values(
      scoreIds.map((scoreId) => ({
        score_id: scoreId,
        exam_id: exams.get(scoreId) ?? '',
        attempt_type: 'RETAKE' as const,
        retake_exam_id: body.retakeExamId ?? null,
        delivery_type: body.deliveryType,
      })),
    )
    .returning(['score_id as scoreId', 'retake_number as retakeNumber'])
    .execute();
  return { cells: await readCells(trx, added), changeSetId };
};
