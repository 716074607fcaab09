import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { isRight, sharesMeaning, type MarkingRules } from '#recall/answers/isRight.ts';

/** A test that is marked again, with its rules. */
export interface RemarkedPlan extends MarkingRules {
  id: string;
  examId: string | null;
  kind: string;
}

/** A question of an attempt that is over, whose word has other right answers than when it was asked. */
interface Question {
  id: string;
  testId: string;
  prompt: string;
  answer: string | null;
  choices: string[] | null;
  wasRight: boolean | null;
  before: string[];
  after: string[];
}

/** The same, marked by the word as it is now; null when it was not answered. */
export interface Judged extends Question {
  isRight: boolean | null;
}

/**
 * Marks what was answered on screens by the words as they are now; questions about words that are as they were are left out.
 * @returns the marks, and how many answers stay because no choice that was offered is right now
 */
export async function judge(
  trx: Transaction<Tables>,
  plan: RemarkedPlan,
): Promise<{ judged: Judged[]; undecided: number }> {
  const { rows } = await sql<Question>`
    with word_now as materialized (
      select word.id, word_right_answers(word, plan) as answers
      from word_test_plans as plan join words as word on word.deck_id = plan.deck_id
      where plan.id = ${plan.id} and word.id in (
        select asked.word_id from word_test_answers as asked join word_tests as test on test.id = asked.test_id where test.plan_id = plan.id)
    )
    select asked.id, asked.test_id as "testId", asked.prompt, asked.answer, asked.choices, asked.is_correct as "wasRight",
      asked.right_answers as before, word_now.answers as after
    from word_tests as test join word_test_answers as asked on asked.test_id = test.id join word_now on word_now.id = asked.word_id
    where test.plan_id = ${plan.id} and not test.is_printed and test.finished_at is not null
      -- The first is the one that is shown; the order of the others says nothing.
      and not (asked.right_answers[1] = word_now.answers[1] and asked.right_answers @> word_now.answers and asked.right_answers <@ word_now.answers)
    order by test.id, asked.sequence`.execute(trx);
  const decided = rows.filter(({ choices, after }) => !choices || choices.some((one) => sharesMeaning(one, after)));
  return {
    judged: decided.map((question) => ({ ...question, isRight: mark(question, plan) })),
    undecided: rows.filter((question) => question.answer !== null && !decided.includes(question)).length,
  };
}

function mark({ answer, after }: Question, plan: RemarkedPlan): boolean | null {
  if (answer === null) return null;
  return plan.kind === 'CHOICE' ? sharesMeaning(answer, after) : isRight(answer, after, plan);
}
