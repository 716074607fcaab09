import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Printout } from '#omr/printouts/types.ts';
import type { Exam } from '#omr/sheets/exam.ts';
import { conflict, invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { drawnPdf } from '../_protocol/files/drawnPdf.ts';
import { readLogo } from '../landing/readHead.ts';
import { layOutSheets } from './answerSheets.ts';
import { offerChoices } from './offerChoices.ts';
import { printoutOf, readPrintedTests, type PrintedPlan } from './printedTests.ts';
import { noRow } from '../_protocol/rows.ts';

/** Draws the printouts of a word test as one PDF; whoever has none that is open gets a new attempt. */
export const printWordTests: Handler<'printWordTests'> = async ({ trx, params, body, deps, now, afterCommit }) => {
  const plan = await lockPlan(trx, params.planId);
  if (!plan.is_printed) {
    throw conflict('not-printed', '화면으로 보는 시험입니다. 종이로 보려면 시험을 수정해 주세요.');
  }
  await printAttempts(trx, plan.id, body.studentIds, now);
  const tests = await readPrintedTests(trx, plan.id, body.studentIds);
  if (tests.length === 0) {
    throw conflict('nobody', '인쇄할 시험지가 없습니다. 모두 통과했거나 응시 횟수를 다 썼습니다.');
  }
  const sheets = body.answerSheets ? await layOutSheets(trx, plan, tests) : new Map<string, Exam>();
  const printouts = tests.map((test): Printout => printoutOf(plan, test, sheets.get(test.id) ?? null));
  const head = { logo: await readLogo(trx) };
  return drawnPdf(afterCommit, `${plan.title} 시험지.pdf`, () =>
    deps.sheets.drawPrintouts(printouts, body.answers, head),
  );
};

async function lockPlan(trx: Transaction<Tables>, planId: string): Promise<PrintedPlan> {
  const { rows } = await sql<PrintedPlan>`
    select plan.id, plan.title, plan.exam_id, plan.weekly_lecture_id, plan.question_count, plan.target_count, plan.is_printed, plan.kind,
      plan.direction, coalesce(lecture.name || ' · ' || to_char(week.held_on, 'YYYY.MM.DD'), deck.title) as subtitle, coalesce(lecture.name, '') as "group"
    from word_test_plans as plan join word_decks as deck on deck.id = plan.deck_id
    left join weekly_lectures as week on week.id = plan.weekly_lecture_id left join lectures as lecture on lecture.id = week.lecture_id
    where plan.id = ${planId} for no key update of plan`.execute(trx);
  const plan = rows[0];
  if (!plan) throw noRow('word_test_plans');
  return plan;
}

async function printAttempts(
  trx: Transaction<Tables>,
  planId: string,
  studentIds: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ student_id: string }>`
    select student_id from word_test_readers where plan_id = ${planId} order by student_id`.execute(trx);
  const readers = new Set(rows.map(({ student_id }) => student_id));
  if (studentIds?.some((id) => !readers.has(id))) {
    throw invalid([{ field: 'studentIds', message: '이 시험을 보지 않는 학생이 있습니다.' }]);
  }
  const chosen = studentIds ? [...new Set(studentIds)].sort() : [...readers];
  await sql`select print_word_test(${planId}, student, ${now}) from unnest(${chosen}::uuid[]) as student`.execute(trx);
  await offerChoices(trx, planId);
}
