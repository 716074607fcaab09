import type { Handler } from '../_protocol/handler.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { sayExam, sayScore, scoreRow } from './scoreRow.ts';
import { noRow } from '../_protocol/rows.ts';

/** Changes a result, if it still has the version that was read, where one was; fields not sent become null. */
export const updateActualExamScore: Handler<'updateActualExamScore'> = async (context) => {
  const { trx, params, body } = context;
  const current = await trx
    .selectFrom('actual_exam_scores')
    .innerJoin('students', 'students.id', 'actual_exam_scores.student_id')
    .selectAll('actual_exam_scores')
    .select('students.high_school_entry_year as entryYear')
    .where('actual_exam_scores.id', '=', params.actualExamScoreId)
    .forUpdate('actual_exam_scores')
    .executeTakeFirstOrThrow(() => noRow('actual_exam_scores'));
  const row = scoreRow(body, current.entryYear);
  if (isStale(current, body.version)) {
    const { id, version } = current;
    const outdated = {
      id,
      label: sayExam(current),
      mine: sayScore(row),
      theirs: sayScore(current),
      theirVersion: version,
    };
    throw await versionConflict(trx, 'actual_exam_scores', [outdated]);
  }
  await sayUnconditional(context, 'ACTUAL_SCORE_UPDATE', body.version);
  await trx.updateTable('actual_exam_scores').set(row).where('id', '=', current.id).execute();
  return { id: current.id };
};
