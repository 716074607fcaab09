import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../../http/problem.ts';
import { seoulDate } from '../../_protocol/seoul.ts';

/** Lock under which one transaction at a time assigns or changes student numbers, until it ends. */
export async function lockStudentNumbers(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('student_numbers'))`.execute(trx);
}

/**
 * The next free student numbers, beginning with the year in Seoul: 20260001, 20260002, … A number is free when it is
 * nobody's login id either. Call it under `lockStudentNumbers`.
 */
export async function nextStudentNumbers(trx: Transaction<Tables>, count: number, now: Date): Promise<string[]> {
  const base = Number(seoulDate(now).slice(0, 4)) * 10_000;
  const { rows } = await sql<{ number: string }>`
    with taken as (
      select student_number as number from students where student_number > ${String(base)}
      union select login_id from users where login_id ~ '^[0-9]{8}$' and login_id > ${String(base)})
    select candidate::text as number
    from generate_series(${base}::int + 1, ${base}::int + ${count}::int + (select count(*)::int from taken)) as candidate
    where not exists (select from taken where taken.number = candidate::text)
    order by candidate limit ${count}::int`.execute(trx);
  return rows.map(({ number }) => number);
}

/** Throws 409 when somebody has this student number or login id. Call it under `lockStudentNumbers`. */
export async function refuseTakenNumber(trx: Transaction<Tables>, studentNumber: string): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .leftJoin('students', 'students.id', 'users.id')
    .select('users.name')
    .where(({ or, eb }) =>
      or([eb('users.login_id', '=', studentNumber), eb('students.student_number', '=', studentNumber)]),
    )
    .executeTakeFirst();
  if (!owner) return;
  const message = `이미 ${owner.name}님이 쓰고 있는 학번입니다. 다른 학번을 적거나 비워 두면 자동으로 정해집니다.`;
  throw conflict('duplicate-student-number', message, { errors: [{ field: 'studentNumber', message }] });
}
