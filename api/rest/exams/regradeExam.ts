import { sql, type Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import { factsOf } from '../_protocol/unconditional.ts';
import { undoChangeSet } from '../_protocol/changes/undoChangeSet.ts';
import { asUndo } from '../_protocol/changes/asUndo.ts';
import { lockDefinition, definitionOf } from './definition.ts';
import { replaceQuestions } from './questions.ts';

type Change = ReplyOf<'regradeExam'>['changes'][number];

/**
 * Grades every attempt with known answers by the current or the given key; a dry run only reports the changes. An earlier re-grade
 * is undone by the same operation.
 */
export const regradeExam: Handler<'regradeExam'> = async ({ trx, params, body, changeSet }) => {
  const { examId } = params;
  await lockDefinition(trx, 'exams', { id: examId, version: body.version });
  const kind = body.takesBack === undefined ? 'REGRADE' : 'REGRADE_UNDO';
  const changeSetId = body.dryRun ? null : await changeSet(kind, factsOf(body.version), body.takesBack);
  if (body.takesBack !== undefined) await mustBeRegrade(trx, examId, body.takesBack);
  const act = async () => {
    const before = await attemptsOf(trx, examId);
    if (body.takesBack !== undefined) {
      // The range of a value depends on the points of the questions.
      const { takesBack } = body;
      await asUndo(trx, () => undoChangeSet(trx, takesBack, { first: ['exam_questions', 'exams'] }));
      return differences(before, await attemptsOf(trx, examId));
    }
    if (body.questions) await replaceQuestions(trx, { exam_id: examId }, body.questions);
    await sql`select grade_exam(${examId})`.execute(trx);
    return differences(before, await attemptsOf(trx, examId));
  };
  const changes = body.dryRun ? await dryRun(trx, act) : await act();
  const { version } = await definitionOf(trx, 'exams', examId);
  return {
    changes,
    changedCount: changes.filter(({ before: was, after }) => was !== after).length,
    loweredCount: changes.filter(({ before: was, after }) => was !== null && (after === null || after < was)).length,
    belowCount: changes.filter(({ clinicBefore, clinicAfter }) => clinicBefore === 'NONE' && clinicAfter === 'REQUIRED')
      .length,
    version,
    changeSetId,
  };
};

/** 404 unless the change set is a re-grade of the exam. */
async function mustBeRegrade(trx: Transaction<Tables>, examId: string, changeSetId: string): Promise<void> {
  const { rows } = await sql`
    select from audit_log join change_sets on change_sets.id = change_set_id and kind = 'REGRADE'
    where change_set_id = ${changeSetId} and coalesce(after, before) ->> 'exam_id' = ${examId}
    limit 1`.execute(trx);
  if (rows.length === 0) throw notFound('되돌릴 채점');
}

interface Attempt {
  scoreId: string;
  retakeNumber: number;
  studentName: string;
  value: number | null;
  clinicStatus: Change['clinicAfter'];
}

async function attemptsOf(trx: Transaction<Tables>, examId: string): Promise<Attempt[]> {
  return trx
    .selectFrom('score_attempts as attempt')
    .innerJoin('scores', 'scores.id', 'attempt.score_id')
    .innerJoin('users', 'users.id', 'scores.student_id')
    .select([
      'attempt.score_id as scoreId',
      'attempt.retake_number as retakeNumber',
      'users.name as studentName',
      'attempt.value',
      'attempt.clinic_status as clinicStatus',
    ])
    .where('attempt.exam_id', '=', examId)
    .orderBy('users.name')
    .orderBy('attempt.id')
    .execute();
}

/** Both lists hold the same attempts in the same order. */
function differences(before: readonly Attempt[], after: readonly Attempt[]): Change[] {
  return after.flatMap(({ scoreId, retakeNumber, studentName, value, clinicStatus }, at) => {
    const was = before[at];
    if (!was || (was.value === value && was.clinicStatus === clinicStatus)) return [];
    return [
      {
        scoreId,
        retakeNumber,
        studentName,
        before: was.value,
        after: value,
        clinicBefore: was.clinicStatus,
        clinicAfter: clinicStatus,
      },
    ];
  });
}
