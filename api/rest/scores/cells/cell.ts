import { sql, type Transaction } from 'kysely';
import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';

/** An attempt cell as the gradebook shows it. */
export type Cell = ReplyOf<'setFirstValue'>;

/** The change of one cell. */
export type CellChange = BodyOf<'changeScores'>['changes'][number];

/** The key of a cell: its attempt may not exist yet. */
export interface CellKey {
  scoreId: string;
  /** 0, or absent, for the first attempt. */
  retakeNumber?: number | undefined;
}

/** A cell's key as text. */
export const keyOf = ({ scoreId, retakeNumber = 0 }: CellKey): string => `${scoreId} ${retakeNumber}`;

/** The current state of cells, in the order of their keys; unknown scores are left out. */
export async function readCells(trx: Transaction<Tables>, keys: readonly CellKey[]): Promise<Cell[]> {
  const wanted = JSON.stringify(
    keys.map(({ scoreId, retakeNumber = 0 }, place) => ({ score_id: scoreId, retake_number: retakeNumber, place })),
  );
  const { rows } = await sql<Cell>`
    select attempt.id, score.id as "scoreId", wanted.retake_number as "retakeNumber", score.status, score.version as "scoreVersion",
      attempt.value::float8 as value, coalesce(attempt.delivery_type, 'ONSITE') as "deliveryType",
      coalesce(attempt.clinic_status, 'NONE') as "clinicStatus", coalesce(attempt.memo, '') as memo, attempt.grade,
      attempt.grade_scale as "gradeScale", coalesce(attempt.version, 0) as version
    from json_to_recordset(${wanted}::json) as wanted (score_id uuid, retake_number smallint, place integer)
    join scores as score on score.id = wanted.score_id
    left join score_attempts as attempt on attempt.score_id = score.id and attempt.retake_number = wanted.retake_number
    order by wanted.place`.execute(trx);
  return rows;
}

/** The current state of a cell of an existing score. */
export async function readCell(trx: Transaction<Tables>, key: CellKey): Promise<Cell> {
  const [cell] = await readCells(trx, [key]);
  if (!cell) throw new Error('A score that is held is there');
  return cell;
}
