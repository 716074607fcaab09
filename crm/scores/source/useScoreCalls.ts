import type { Cell } from '#client/generated/rest/scores.ts';
import type { CellChange } from '#client/generated/rest/scores.ts';
import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import type { ClinicStatus } from '#client/generated/rest/scores.ts';
import type { DeliveryType } from '#client/generated/rest/scores.ts';
import type { ScoreStatus } from '#client/generated/rest/scores.ts';
import {
  useChangeScores,
  useSetFirstClinicStatus,
  useSetFirstDelivery,
  useSetFirstValue,
  useSetRetakeClinicStatus,
  useSetRetakeDelivery,
  useSetRetakeValue,
  useSetScoreGrade,
  useSetScoreStatus,
  useWriteFirstMemo,
  useWriteRetakeMemo,
} from '#client/generated/rest/scores.ts';
import type { ChangedCell } from '../../grid/index.ts';
import type { AttemptCell, GradeCell } from '../grades.ts';
import { isAway } from '../../shared/scoreWords.ts';

/** The cells of one attempt, which are written together. */
export interface AttemptChange extends AttemptCell {
  changes: readonly ChangedCell<GradeCell>[];
  /** The version of the attempt that may be overwritten; 0 where there is none yet. */
  version: number;
  /** The version of the score, which a change of status increases. */
  scoreVersion: number;
}

/** The calls that write values, statuses and memos of scores. */
export type ScoreCalls = ReturnType<typeof useScoreCalls>;

/** The calls that write values, statuses and memos of scores. */
export function useScoreCalls() {
  const first = {
    value: useSetFirstValue(),
    delivery: useSetFirstDelivery(),
    clinic: useSetFirstClinicStatus(),
    memo: useWriteFirstMemo(),
  };
  const retake = {
    value: useSetRetakeValue(),
    delivery: useSetRetakeDelivery(),
    clinic: useSetRetakeClinicStatus(),
    memo: useWriteRetakeMemo(),
  };
  const status = useSetScoreStatus();
  const grade = useSetScoreGrade();
  const all = useChangeScores();

  const ofFirst = (scoreId: string, { column, after }: CellWrite, version: number): Promise<Cell> => {
    if (column === 'value') return first.value.mutateAsync({ scoreId, value: after ?? 'none', data: { version } });
    if (column === 'memo') return first.memo.mutateAsync({ scoreId, data: { version, memo: after ?? '' } });
    if (column === 'delivery')
      return first.delivery.mutateAsync({ scoreId, data: { version, deliveryType: deliveryIn(after) } });
    return first.clinic.mutateAsync({ scoreId, data: { version, clinicStatus: clinicIn(after) } });
  };

  const ofRetake = (retakeScoreId: string, { column, after }: CellWrite, version: number): Promise<Cell> => {
    if (column === 'value')
      return retake.value.mutateAsync({ retakeScoreId, value: after ?? 'none', data: { version } });
    if (column === 'memo') return retake.memo.mutateAsync({ retakeScoreId, data: { version, memo: after ?? '' } });
    if (column === 'delivery')
      return retake.delivery.mutateAsync({ retakeScoreId, data: { version, deliveryType: deliveryIn(after) } });
    return retake.clinic.mutateAsync({ retakeScoreId, data: { version, clinicStatus: clinicIn(after) } });
  };

  const gradeOf = (scoreId: string, retakeNumber: number, after: string | null, version: number): Promise<Cell> => {
    const data = { version, grade: after === null ? null : Number(after) };
    return retakeNumber === 0
      ? grade.mutateAsync({ scoreId, attemptType: 'FIRST', data })
      : grade.mutateAsync({ scoreId, attemptType: 'RETAKE', data: { ...data, retakeNumber } });
  };

  /** Writes one cell; the server refuses when its attempt has another version. */
  const one = ({ score, retakeNumber, attempt, changes, version, scoreVersion }: AttemptChange): Promise<Cell> => {
    const { cell, after } = changes[0]!;
    const { column } = cell;
    const scoreId = score.id;
    if (column === 'status') return status.mutateAsync({ scoreId, data: { scoreVersion, status: statusIn(after) } });
    if (column === 'grade') return gradeOf(scoreId, retakeNumber, after, version);
    return retakeNumber === 0
      ? ofFirst(scoreId, { column, after }, version)
      : ofRetake(attempt?.id ?? '', { column, after }, version);
  };

  /** Writes attempts of any exams: all of them, or none when one has changed since it was read. */
  const together = (changes: readonly AttemptChange[], kind: ChangeSetKind) =>
    all.mutateAsync({ data: { kind, changes: changes.map(toChange) } });

  return { one, together };
}

interface CellWrite {
  column: 'value' | 'memo' | 'delivery' | 'clinic';
  after: string | null;
}

const statusIn = (value: string | null): ScoreStatus => (value ?? 'NONE') as ScoreStatus;
const deliveryIn = (value: string | null): DeliveryType => (value ?? 'ONSITE') as DeliveryType;
const clinicIn = (value: string | null): ClinicStatus => (value ?? 'NONE') as ClinicStatus;

function toChange({ score, retakeNumber, changes, version, scoreVersion }: AttemptChange): CellChange {
  const change: CellChange = { scoreId: score.id, retakeNumber };
  const goesAway = changes.some(({ cell, after }) => cell.column === 'status' && isAway(after));
  for (const { cell, after } of changes) {
    const { column } = cell;
    if (column === 'status') Object.assign(change, { scoreVersion, status: statusIn(after) });
    // An absent student has no value: the server clears it with the status.
    else if (column === 'value' && !(goesAway && after === null))
      Object.assign(change, { version, value: after === null ? null : Number(after) });
    else if (column === 'memo') Object.assign(change, { version, memo: after ?? '' });
    else if (column === 'delivery') Object.assign(change, { version, deliveryType: deliveryIn(after) });
    else if (column === 'clinic') Object.assign(change, { version, clinicStatus: clinicIn(after) });
  }
  return change;
}
