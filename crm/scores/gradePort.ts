import type { Conflict } from '#client/generated/rest/shared.ts';
import { cellKey } from '../grid/drafts.ts';
import type { Step } from '../grid/history.ts';
import type { GridPort, Overwriting } from '../grid/port.ts';
import { spotId, textOf, valueOf, type Field } from './grades.ts';
import type { GradeSource } from './useGradeSource.ts';
import type { SpotChange, useSend } from './useSend.ts';

/** The scores of a source as a grid reads and writes them. */
export function gradePort(source: GradeSource, send: ReturnType<typeof useSend>): GridPort<Field> {
  const spotChanges = (step: Step<Field>, overwriting: Overwriting): SpotChange[] =>
    [...Map.groupBy(step, ({ rowId }) => rowId)].flatMap(([rowId, cells]) => {
      const spot = source.spotNow(rowId);
      if (!spot) return [];
      const over = (isStatus: boolean) =>
        cells
          .filter(({ column }) => (column === 'status') === isStatus)
          .map(({ column }) => overwriting.get(cellKey(rowId, column)))
          .find((version) => version !== undefined);
      const version = over(false) ?? spot.attempt?.version ?? 0;
      return [{ spot, cells, version, scoreVersion: over(true) ?? spot.score.version }];
    });
  return {
    valueNow: (rowId, column) => {
      const spot = source.spotNow(rowId);
      return spot && valueOf(spot, column);
    },
    nameOf: source.nameOf,
    send: async (step, kind, overwriting) => {
      const changes = spotChanges(step, overwriting);
      const [first] = changes;
      if (first && step.length === 1) source.keep([await send.one(first)]);
      else source.keep(await send.together(changes, kind));
    },
    contested: (step, conflict) => step.filter(({ rowId, column }) => isAbout(source, rowId, column, conflict)),
    wordOf: (column, value) => (column === 'clinic' && value === null ? '해당 없음' : textOf(value, column)),
    gone: '이 시험에서 빠진 학생입니다.',
    count: (step) => `${new Set(step.map(({ rowId }) => rowId)).size.toLocaleString('ko')}칸`,
    stopReading: source.stopReading,
    reread: source.reread,
  };
}

const fields: Readonly<Record<string, Field>> = {
  value: 'value',
  status: 'status',
  deliveryType: 'delivery',
  clinicStatus: 'clinic',
  grade: 'grade',
  memo: 'memo',
};

/** A conflict names a first attempt by its score, a retake by itself. */
function isAbout(source: GradeSource, rowId: string, column: Field, { id, field }: Conflict): boolean {
  const isRow = rowId === spotId(id, 0) || source.spotNow(rowId)?.attempt?.id === id;
  return isRow && (field === undefined || fields[field] === column);
}
