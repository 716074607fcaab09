import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid, type FieldError } from '../../../http/problem.ts';
import type { Context } from '../../_protocol/handler.ts';
import { unconditional } from '../../_protocol/unconditional.ts';
import { cleanText } from '../../_protocol/text.ts';
import { keyOf, readCells, type Cell, type CellChange, type CellKey } from './cell.ts';
import { lockScoreRows } from './lockScoreRows.ts';
import { staleCells } from './staleCells.ts';

/**
 * Changes cells of any exams, all or none: each must still have the version that was read, where one was. Statuses are set
 * before values, so that one change can undo an absence and set a value.
 * Throws 400 for a change without values, 404 for an unknown score, 409 with both values when stale.
 */
export async function changeCells(trx: Transaction<Tables>, changes: readonly CellChange[]): Promise<Cell[]> {
  const errors = changes.flatMap((change, index) => mistakesOf(change, `changes.${index}`));
  if (new Set(changes.map(keyOf)).size < changes.length) {
    errors.push({ field: 'changes', message: '같은 칸을 두 번 바꿀 수 없습니다. 칸마다 한 번만 보내 주세요.' });
  }
  if (errors.length > 0) throw invalid(errors);
  await lockScoreRows(
    trx,
    changes.map(({ scoreId }) => scoreId),
  );
  await setStatuses(trx, changes.filter(setsStatus));
  await setAttempts(trx, changes.filter(setsAttempt));
  return readCells(trx, changes);
}

/** `changeCells` of one cell, as a change set. */
export async function changeCell(
  context: Pick<Context<'setFirstValue'>, 'trx' | 'changeSet'>,
  change: CellChange,
): Promise<Cell> {
  await context.changeSet('SCORES_UPDATE', isUnconditional(change) ? unconditional : {});
  const [cell] = await changeCells(context.trx, [change]);
  if (!cell) throw new Error('A cell that was changed is there');
  return cell;
}

/** Whether a change replaces a value or a status without saying which it was. */
export const isUnconditional = (change: CellChange): boolean =>
  (setsAttempt(change) && change.version === undefined) || (setsStatus(change) && change.scoreVersion === undefined);

const setsStatus = ({ status }: CellChange): boolean => status !== undefined;

function setsAttempt({ value, deliveryType, memo, clinicStatus }: CellChange): boolean {
  return [value, deliveryType, memo, clinicStatus].some((field) => field !== undefined);
}

function mistakesOf(change: CellChange, field: string): FieldError[] {
  return setsAttempt(change) || setsStatus(change) ? [] : [{ field, message: '바꿀 값을 하나 이상 보내 주세요.' }];
}

async function setStatuses(trx: Transaction<Tables>, changes: readonly CellChange[]): Promise<void> {
  if (changes.length === 0) return;
  const wanted = changes.map(({ scoreId, scoreVersion, status }) => ({ id: scoreId, version: scoreVersion, status }));
  const { rows } = await sql<CellKey>`
    update scores set status = wanted.status
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted (id uuid, version integer, status text)
    where scores.id = wanted.id and (wanted.version is null or scores.version = wanted.version)
    returning scores.id as "scoreId"`.execute(trx);
  const written = new Set(rows.map(({ scoreId }) => scoreId));
  const stale = changes.filter(({ scoreId }) => !written.has(scoreId));
  if (stale.length > 0) throw await staleCells(trx, stale, 'status');
}

async function setAttempts(trx: Transaction<Tables>, changes: readonly CellChange[]): Promise<void> {
  if (changes.length === 0) return;
  const wanted = changes.map(({ scoreId, retakeNumber = 0, version, value, deliveryType, memo, clinicStatus }) => ({
    score_id: scoreId,
    retake_number: retakeNumber,
    version,
    sets_value: value !== undefined,
    value,
    delivery_type: deliveryType,
    memo: memo === undefined ? undefined : cleanText(memo),
    clinic_status: clinicStatus,
  }));
  // A first attempt is inserted by its first write; a retake must exist.
  const { rows } = await sql<CellKey>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json) as cell (score_id uuid, retake_number smallint,
        version integer, sets_value boolean, value numeric, delivery_type text, memo text, clinic_status text)),
    changed as (
      update score_attempts as attempt set
        value = case when wanted.sets_value then wanted.value else attempt.value end,
        delivery_type = coalesce(wanted.delivery_type, attempt.delivery_type),
        memo = coalesce(wanted.memo, attempt.memo),
        clinic_status = coalesce(wanted.clinic_status, attempt.clinic_status)
      from wanted
      where attempt.score_id = wanted.score_id and attempt.retake_number = wanted.retake_number
        and (wanted.version is null or attempt.version = wanted.version)
      returning attempt.score_id, attempt.retake_number),
    begun as (
      insert into score_attempts (score_id, exam_id, value, delivery_type, memo, clinic_status)
      select score.id, score.exam_id, wanted.value, coalesce(wanted.delivery_type, 'ONSITE'), coalesce(wanted.memo, ''),
        coalesce(wanted.clinic_status, 'NONE')
      from wanted join scores as score on score.id = wanted.score_id
      where coalesce(wanted.version, 0) = 0 and wanted.retake_number = 0
      on conflict (score_id, retake_number) do nothing
      returning score_id, retake_number)
    select score_id as "scoreId", retake_number as "retakeNumber" from changed union all select score_id, retake_number from begun`.execute(
    trx,
  );
  const written = new Set(rows.map(keyOf));
  const stale = changes.filter((change) => !written.has(keyOf(change)));
  if (stale.length > 0) throw await staleCells(trx, stale, 'attempt');
}
