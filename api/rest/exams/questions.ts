import { sql, type Transaction } from 'kysely';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid } from '../../http/problem.ts';
import { cleanLine } from '../_protocol/text.ts';

export type Question = BodyOf<'setExamKey'>['questions'][number];

/** Whose questions they are. */
export type Owner = { exam_id: string } | { template_id: string } | { retake_exam_id: string };

/**
 * Replaces the questions of a definition; a question that keeps its number keeps its mappings. The cutline keeps its share of the points.
 * @param said what the request says of them besides: points that are not the questions' are 422, and a cutline that is given stays
 */
export async function replaceQuestions(
  trx: Transaction<Tables>,
  owner: Owner,
  questions: readonly Question[],
  said: { totalPoints?: number | undefined; cutline?: number | null | undefined } = {},
): Promise<void> {
  mustMakeTotal(questions, said.totalPoints);
  const numbers = questions.map(({ number }) => number);
  const twice = numbers.findIndex((number, at) => numbers.indexOf(number) < at);
  if (twice >= 0) {
    throw invalid([{ field: `questions.${twice}.number`, message: `${numbers[twice]}번 문항이 두 번 있습니다.` }]);
  }
  const [column, id] = Object.entries(owner)[0] as [OwnerColumn, string];
  const kind = definitions[column];
  const before = await trx.selectFrom(kind).select('total_points').where('id', '=', id).executeTakeFirst();
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
  if (said.cutline === undefined && before) await followTotal(trx, kind, id, before.total_points);
}

type OwnerColumn = 'exam_id' | 'template_id' | 'retake_exam_id';

const definitions = { exam_id: 'exams', template_id: 'exam_templates', retake_exam_id: 'retake_exams' } as const;

function mustMakeTotal(questions: readonly Question[], total: number | undefined): void {
  const points = questions.map((question) => (question.gradingRule === 'VOID' ? 0 : question.points * 100));
  const sum = Math.round(points.reduce((all, one) => all + one, 0)) / 100;
  if (total === undefined || questions.length === 0 || sum === total) return;
  throw invalid([{ field: 'totalPoints', message: `만점 ${total}점과 문항 배점의 합 ${sum}점이 다릅니다.` }]);
}

async function followTotal(
  trx: Transaction<Tables>,
  kind: (typeof definitions)[OwnerColumn],
  id: string,
  before: number,
): Promise<void> {
  await sql`update ${sql.table(kind)} set cutline = round(cutline * total_points / ${before}::numeric, 2)
    where id = ${id} and cutline is not null and total_points <> ${before}::numeric`.execute(trx);
}

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
