import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound, type Problem } from '../../../http/problem.ts';
import { versionConflict } from '../../_protocol/versionConflict.ts';
import type { CellKey } from '../cells/cell.ts';
import { answerText } from './answerText.ts';

interface Entry extends Required<CellKey> {
  answers: readonly number[];
}

interface Stored {
  id: string;
  label: string;
  version: number;
  answers: readonly number[] | null;
}

/** 409 with both people's answers to the questions in which they differ; 404 when the retake was deleted. */
export async function staleEntry(trx: Transaction<Tables>, entry: Entry): Promise<Problem> {
  const { scoreId, retakeNumber, answers } = entry;
  const { rows } = await sql<Stored>`
    select attempt.id, users.name || ' · ' || exams.name as label, attempt.version, attempt.answers
    from score_attempts as attempt join scores as score on score.id = attempt.score_id
    join users on users.id = score.student_id join exams on exams.id = score.exam_id
    where attempt.score_id = ${scoreId} and attempt.retake_number = ${retakeNumber}`.execute(trx);
  const [stored] = rows;
  if (!stored) return notFound('재시험');
  const [mine, theirs] = [answers, stored.answers ?? []].map((given) => textOf(given, differing(answers, stored)));
  return versionConflict(trx, 'score_attempts', [
    {
      id: retakeNumber === 0 ? scoreId : stored.id,
      rowId: stored.id,
      field: 'answers',
      label: stored.label,
      mine: mine ?? null,
      theirs: theirs ?? null,
      theirVersion: stored.version,
    },
  ]);
}

/** The numbers of the questions that both answered differently. */
function differing(answers: readonly number[], { answers: stored }: Stored): number[] {
  const last = Math.max(answers.length, stored?.length ?? 0);
  const numbers = Array.from({ length: last }, (_, at) => at + 1);
  return numbers.filter((number) => (answers[number - 1] ?? -1) !== (stored?.[number - 1] ?? -1));
}

const textOf = (given: readonly number[], numbers: readonly number[]): string | null =>
  numbers.length === 0
    ? null
    : numbers.map((number) => `${number}번 ${answerText(given[number - 1] ?? -1)}`).join(' · ');
