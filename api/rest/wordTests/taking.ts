import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { MarkingRules } from '#recall/answers/isRight.ts';
import { noRow } from '../_protocol/rows.ts';

type Taking = ReplyOf<'takeWordTest'>;

/** An attempt of a student with the rules of its test, locked until the transaction ends. */
export interface LockedTest extends MarkingRules {
  id: string;
  kind: Taking['kind'];
  endsAt: Date;
  finishedAt: Date | null;
}

/** Locks an attempt of a student at a test that staff set. Throws 404 for one of somebody else. */
export async function lockTest(trx: Transaction<Tables>, testId: string, studentId: string): Promise<LockedTest> {
  const { rows } = await sql<LockedTest>`
    select test.id, plan.kind, test.ends_at as "endsAt", test.finished_at as "finishedAt", plan.ignores_case as "ignoresCase",
      plan.ignores_spaces as "ignoresSpaces", plan.accepts_any_meaning as "acceptsAnyMeaning"
    from word_tests as test join word_test_plans as plan on plan.id = test.plan_id
    where test.id = ${testId} and test.student_id = ${studentId} and not test.is_printed for no key update of test`.execute(
    trx,
  );
  const test = rows[0];
  if (!test) throw noRow('word_test_plans');
  return test;
}

interface Row extends Omit<Taking, 'now' | 'endsAt' | 'finishedAt' | 'question'> {
  endsAt: Date;
  finishedAt: Date | null;
  sequence: number | null;
  prompt: string;
  choices: string[] | null;
}

/** An attempt as its student sees it: one question at a time, and no answer. */
export async function readTaking(trx: Transaction<Tables>, testId: string, now: Date): Promise<Taking> {
  const { rows } = await sql<Row>`
    select test.id as "testId", plan.id as "planId", plan.title, plan.kind, plan.direction, test.attempt_number as "attemptNumber",
      test.question_count as "questionCount", plan.time_limit_seconds is not null as "isTimed", test.ends_at as "endsAt",
      test.finished_at as "finishedAt", test.left_count as "leftCount", asked.sequence, asked.prompt, asked.choices
    from word_tests as test join word_test_plans as plan on plan.id = test.plan_id
    left join lateral (
      select sequence, prompt, choices from word_test_answers
      where test_id = test.id and answer is null and test.finished_at is null order by sequence limit 1
    ) as asked on true
    where test.id = ${testId}`.execute(trx);
  const { sequence, prompt, choices, endsAt, finishedAt, ...rest } = rows[0]!;
  return {
    ...rest,
    now: now.toISOString(),
    endsAt: endsAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    question: sequence === null ? null : { sequence, prompt, choices },
  };
}
