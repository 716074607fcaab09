import type { Transaction } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid } from '../../http/problem.ts';
import { cleanLine } from '../_protocol/text.ts';

export type Question = BodyOf<'setExamKey'>['questions'][number];

/** Whose questions they are. */
export type Owner = { exam_id: string } | { template_id: string } | { retake_exam_id: string };

/** Replaces the questions of a definition; a question that keeps its number keeps its mappings. */
export async function replaceQuestions(
  trx: Transaction<Tables>,
  owner: Owner,
  questions: readonly Question[],
): Promise<void> {
  const numbers = questions.map(({ number }) => number);
  const twice = numbers.findIndex((number, at) => numbers.indexOf(number) < at);
  if (twice >= 0) {
    throw invalid([{ field: `questions.${twice}.number`, message: `${numbers[twice]}번 문항이 두 번 있습니다.` }]);
  }
  const [column, id] = Object.entries(owner)[0] as [OwnerColumn, string];
  const gone = trx.deleteFrom('exam_questions').where(column, '=', id);
  await (numbers.length > 0 ? gone.where('number', 'not in', numbers) : gone).execute();
  if (questions.length === 0) return;
  await trx
    .insertInto('exam_questions')
    .values(questions.map((question) => ({ ...owner, ...questionRow(question) })))
    .onConflict((existing) =>
      existing.columns([column, 'number']).doUpdateSet(({ ref }) => ({
        kind: ref('excluded.kind'),
        answer: ref('excluded.answer'),
        also_accepts: ref('excluded.also_accepts'),
        points: ref('excluded.points'),
        unit: ref('excluded.unit'),
        grading_rule: ref('excluded.grading_rule'),
      })),
    )
    .execute();
}

type OwnerColumn = 'exam_id' | 'template_id' | 'retake_exam_id';

function questionRow({ number, kind, answer, alsoAccepts, points, unit, gradingRule }: Question) {
  return {
    number,
    kind: kind ?? 'CHOICE',
    answer: answer ?? null,
    also_accepts: alsoAccepts ?? [],
    points,
    unit: cleanLine(unit ?? ''),
    grading_rule: gradingRule ?? 'NORMAL',
  };
}
