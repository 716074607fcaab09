import type { ChangeSetKind } from '#client/generated/rest/participants.ts';
import {
  type Cell,
  type CellChange,
  type ClinicStatus,
  type DeliveryType,
  type Status,
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
import type { CellStep } from '../grid/history.ts';
import type { Field, Spot } from './grades.ts';
import { isAway } from './words.ts';

/** The cells of one spot that are written together. */
export interface SpotChange {
  spot: Spot;
  cells: readonly CellStep<Field>[];
  /** The version of the attempt that may be overwritten; 0 where there is none yet. */
  version: number;
  /** The version of the score, which a change of status raises. */
  scoreVersion: number;
}

/** The calls that write values, states and memos of scores. */
export function useSend() {
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

  /** Writes one cell; the server refuses when its spot has another version. */
  const one = ({ spot, cells, version, scoreVersion }: SpotChange): Promise<Cell> => {
    const { column, after } = cells[0]!;
    const { retakeNumber } = spot;
    const scoreId = spot.score.id;
    const retakeScoreId = spot.attempt?.id ?? '';
    if (column === 'status') {
      return status.mutateAsync({ scoreId, data: { scoreVersion, status: (after ?? 'NONE') as Status } });
    }
    if (column === 'grade') {
      const attemptType = retakeNumber === 0 ? 'FIRST' : 'RETAKE';
      const which = retakeNumber === 0 ? {} : { retakeNumber };
      return grade.mutateAsync({
        scoreId,
        attemptType,
        data: { version, grade: after === null ? null : Number(after), ...which },
      });
    }
    if (column === 'value') {
      const to = { value: after ?? 'none', data: { version } };
      return retakeNumber === 0
        ? first.value.mutateAsync({ scoreId, ...to })
        : retake.value.mutateAsync({ retakeScoreId, ...to });
    }
    if (column === 'memo') {
      const data = { version, memo: after ?? '' };
      return retakeNumber === 0
        ? first.memo.mutateAsync({ scoreId, data })
        : retake.memo.mutateAsync({ retakeScoreId, data });
    }
    if (column === 'delivery') {
      const data = { version, deliveryType: (after ?? 'ONSITE') as DeliveryType };
      return retakeNumber === 0
        ? first.delivery.mutateAsync({ scoreId, data })
        : retake.delivery.mutateAsync({ retakeScoreId, data });
    }
    const data = { version, clinicStatus: (after ?? 'NONE') as ClinicStatus };
    return retakeNumber === 0
      ? first.clinic.mutateAsync({ scoreId, data })
      : retake.clinic.mutateAsync({ retakeScoreId, data });
  };

  /** Writes spots of any exams: all of them, or none when one has changed since it was read. */
  const together = async (changes: readonly SpotChange[], kind: ChangeSetKind): Promise<Cell[]> =>
    (await all.mutateAsync({ data: { kind, changes: changes.map(toChange) } })).cells;

  return { one, together };
}

function toChange({ spot, cells, version, scoreVersion }: SpotChange): CellChange {
  const change: CellChange = { scoreId: spot.score.id, retakeNumber: spot.retakeNumber };
  const goesAway = cells.some(({ column, after }) => column === 'status' && isAway(after));
  for (const { column, after } of cells) {
    if (column === 'status') Object.assign(change, { scoreVersion, status: (after ?? 'NONE') as Status });
    // Who is away has no value: the server clears it with the status.
    else if (column === 'value' && !(goesAway && after === null))
      Object.assign(change, { version, value: after === null ? null : Number(after) });
    else if (column === 'memo') Object.assign(change, { version, memo: after ?? '' });
    else if (column === 'delivery')
      Object.assign(change, { version, deliveryType: (after ?? 'ONSITE') as DeliveryType });
    else if (column === 'clinic') Object.assign(change, { version, clinicStatus: (after ?? 'NONE') as ClinicStatus });
  }
  return change;
}
