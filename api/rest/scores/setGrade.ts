import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { CellKey } from './cells/cell.ts';

/**
 * Sets the 등급 of an attempt of a locked score by hand, or with null derives it again.
 * @param version the version it must still have; any when absent
 * @returns whether it was written
 */
export async function setGrade(
  trx: Transaction<Tables>,
  { scoreId, retakeNumber = 0 }: CellKey,
  grade: number | null,
  version?: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update score_attempts as attempt set grade = ${grade}::smallint, is_grade_by_hand = ${grade !== null},
      grade_scale = case when ${grade}::smallint is not null
        then coalesce(attempt.grade_scale, grade_scale_of(student.high_school_entry_year), 9) end,
      version = attempt.version + 1
    from scores as score join students as student on student.id = score.student_id
    where score.id = attempt.score_id and attempt.score_id = ${scoreId} and attempt.retake_number = ${retakeNumber}
      and attempt.version = coalesce(${version ?? null}::integer, attempt.version)`.execute(trx);
  return numAffectedRows > 0n;
}
