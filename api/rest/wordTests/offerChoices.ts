import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../http/problem.ts';
import { choicesOf } from '#recall/answers/choices.ts';
import { refusals } from './refusals.ts';

interface Drawn {
  id: string;
  right: string[];
}

/**
 * Offers choices to the questions of a test with choices that have just been drawn: the right one and up to three that the rule that marks
 * would not take, nor take for each other. Throws 422 too-few-words when the deck has none.
 */
export async function offerChoices(trx: Transaction<Tables>, planId: string): Promise<void> {
  const { rows: drawn } = await sql<Drawn>`
    select asked.id, asked.right_answers as right
    from word_test_answers as asked join word_tests as test on test.id = asked.test_id join word_test_plans as plan on plan.id = test.plan_id
    where plan.id = ${planId} and plan.kind = 'CHOICE' and asked.choices is null and asked.answer is null`.execute(trx);
  if (drawn.length === 0) return;
  const { rows: answers } = await sql<{ text: string }>`
    select distinct case plan.direction when 'TERM_TO_MEANING' then meaning else term end as text
    from words join word_test_plans as plan on plan.deck_id = words.deck_id where plan.id = ${planId}`.execute(trx);
  const texts = answers.map(({ text }) => text);
  const offered = drawn.map(({ id, right }) => ({ id, choices: choicesOf(right, texts) }));
  if (offered.some(({ choices }) => choices.length < 2)) throw tooFew();
  await sql`
    update word_test_answers as asked set choices = wanted.choices
    from json_to_recordset(${JSON.stringify(offered)}::json) as wanted (id uuid, choices text[])
    where asked.id = wanted.id`.execute(trx);
}

function tooFew(): Problem {
  const [status, code, detail] = refusals.word_test_plans_choices!;
  return new Problem(status, code, detail as string);
}
