import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid } from '../../http/problem.ts';
import { readPaper } from './paper.ts';

/** Throws 400 for answers that the questions of a sheet cannot have. */
export async function checkAnswers(
  trx: Transaction<Tables>,
  { examId, retakeExamId }: { examId: string; retakeExamId: string | null },
  answers: readonly number[],
): Promise<void> {
  const { questions } = await readPaper(trx, examId, retakeExamId ?? undefined);
  if (answers.length > questions.length) {
    const message = `문항은 ${questions.length}번까지입니다. 답이 ${answers.length}개 왔습니다.`;
    throw invalid([{ field: 'answers', message }]);
  }
  const errors = answers.flatMap((answer, at) => {
    if (answer === -1) return [];
    const isShort = questions[at] === 'S';
    const fits = isShort ? answer >= 0 && answer <= 9999 : answer > 0 && /^1?2?3?4?5?$/.test(String(answer));
    const message = isShort
      ? `${at + 1}번: 0에서 9999 사이의 수여야 합니다.`
      : `${at + 1}번: 1에서 5 중에서 골라 주세요.`;
    return fits ? [] : [{ field: `answers.${at}`, message }];
  });
  if (errors.length > 0) throw invalid(errors);
}
