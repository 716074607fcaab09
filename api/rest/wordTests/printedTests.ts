import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { circled, type Printout } from '#omr/printouts/types.ts';
import type { Exam } from '#omr/sheets/exam.ts';
import type { ScoredPlan } from './scoreCells.ts';

/** What of a word test its printouts need. */
export interface PrintedPlan extends ScoredPlan {
  weekly_lecture_id: string | null;
  kind: string;
  direction: string;
  /** The lecture and its day, or the deck. */
  subtitle: string;
  /** The lecture; empty without one. */
  group: string;
}

/** An attempt that is printed and not marked yet. */
export interface PrintedTest {
  id: string;
  attemptNumber: number;
  name: string;
  studentNumber: string;
  questions: { prompt: string; choices: string[] | null; right: string }[];
}

/** The printed attempts of a word test that are not marked, of all or of some students, by name. */
export async function readPrintedTests(
  trx: Transaction<Tables>,
  planId: string,
  studentIds: readonly string[] | undefined,
): Promise<PrintedTest[]> {
  const { rows } = await sql<PrintedTest>`
    select test.id, test.attempt_number as "attemptNumber", users.name,
      student.student_number as "studentNumber", asked.questions
    from word_tests as test join students as student on student.id = test.student_id join users on users.id = student.id
    cross join lateral (
      select json_agg(json_build_object('prompt', prompt, 'choices', choices, 'right', right_answers[1]) order by sequence) as questions
      from word_test_answers where test_id = test.id
    ) as asked
    where test.plan_id = ${planId} and test.is_printed and test.finished_at is null
      and (${studentIds === undefined} or test.student_id = any(${[...(studentIds ?? [])]}::uuid[]))
    order by users.name, student.student_number`.execute(trx);
  return rows;
}

const advice: Readonly<Record<string, string>> = {
  'CHOICE TERM_TO_MEANING': '단어의 뜻으로 알맞은 것을 고르세요.',
  'CHOICE MEANING_TO_TERM': '뜻에 알맞은 단어를 고르세요.',
  'SPELLING TERM_TO_MEANING': '단어의 뜻을 줄 위에 쓰세요.',
  'SPELLING MEANING_TO_TERM': '뜻에 알맞은 단어를 줄 위에 쓰세요.',
};

/** The printout of an attempt, with its answer sheet where it has one. */
export function printoutOf(plan: PrintedPlan, test: PrintedTest, sheet: Exam | null): Printout {
  const what = advice[`${plan.kind} ${plan.direction}`] ?? '';
  return {
    title: test.attemptNumber === 1 ? plan.title : `${plan.title} (${test.attemptNumber}번째)`,
    subtitle: plan.subtitle,
    advice: sheet ? `${what} 답은 뒤에 있는 답안지에 칠하세요.` : what,
    name: test.name.slice(0, 40),
    number: test.studentNumber,
    group: plan.group.slice(0, 40),
    questions: test.questions.map(({ prompt, choices, right }) => ({
      prompt,
      choices,
      answer: choices ? (circled[choices.indexOf(right)] ?? '') : right,
    })),
    sheet,
  };
}
