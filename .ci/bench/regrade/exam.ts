import { sql } from 'kysely';
import type { Database } from '#api/ports/database.ts';
import type { addExam } from '#api/testing/setups/exams.ts';

type Exam = Awaited<ReturnType<typeof addExam>>;

/** How many questions the exam has. */
export const questions = 45;

/** More students of the week, each with a sheet of answers. */
export async function fill({ kysely }: Database, exam: Exam, more: number): Promise<void> {
  await sql`
    with made as (
      insert into users (login_id, type, name, password_hash)
      select 'regrade-' || number, 'STUDENT', '학생 ' || number, 'x' from generate_series(1, ${more}::integer) as number returning id
    )
    insert into students (id, student_number) select id, (70000000 + row_number() over ())::text from made`.execute(
    kysely,
  );
  await sql`
    insert into participants (weekly_lecture_id, student_id)
    select ${exam.week.id}::uuid, id from students where student_number like '7%' limit ${more}`.execute(kysely);
  await sql`
    insert into scores (exam_id, weekly_lecture_id, student_id)
    select ${exam.id}::uuid, weekly_lecture_id, student_id from participants where weekly_lecture_id = ${exam.week.id}
    on conflict do nothing`.execute(kysely);
  await sql`
    insert into score_attempts (score_id, exam_id, attempt_type, retake_number, answers)
    select id, exam_id, 'FIRST', 0, array(select (1 + floor(random() * 5))::smallint from generate_series(1, ${questions}::integer) where scores.id is not null)
    from scores where exam_id = ${exam.id}`.execute(kysely);
  // As autovacuum does soon after.
  await sql`analyze`.execute(kysely);
}

/** The minimal work of grading in a database: joins each answer with its key and sums up. */
export async function join({ kysely }: Database, exam: Exam): Promise<void> {
  await sql`
    select attempt.id, sum(question.points) filter (where given.answer = question.answer)
    from score_attempts as attempt
    cross join unnest(attempt.answers) with ordinality as given (answer, number)
    join exam_questions as question on question.exam_id = attempt.exam_id and question.number = given.number
    where attempt.exam_id = ${exam.id} group by attempt.id`.execute(kysely);
}

/** The database's own grading with another key, rolled back. */
export async function gradeBare({ kysely }: Database, exam: Exam): Promise<void> {
  const enough = new Error('taken back');
  await kysely
    .transaction()
    .execute(async (trx) => {
      await sql`update exam_questions set answer = answer % 5 + 1 where exam_id = ${exam.id}`.execute(trx);
      await sql`select grade_exam(${exam.id})`.execute(trx);
      throw enough;
    })
    .catch((error: unknown) => {
      if (error !== enough) throw error;
    });
}
