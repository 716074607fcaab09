import type { GridPresence } from '../../grid/index.ts';
import { isField, type GradeCell } from '../grades.ts';
import type { GradePlace } from '../place.ts';

/** Presence in a gradebook. Browsers identify a cell by the id of its score, the number of the retake and the field. */
export const gradePresence = ({ view, lectureId, weekId }: GradePlace): GridPresence<GradeCell> => ({
  topic: 'scores',
  id: view === 'term' ? lectureId : weekId,
  placeOf,
  cellOf,
});

const placeOf = ({ record, column }: GradeCell): string => `${record.scoreId} ${record.retakeNumber} ${column}`;

function cellOf(place: string): GradeCell | undefined {
  const [scoreId, number, column = ''] = place.split(' ');
  const retakeNumber = Number(number);
  if (!scoreId || !Number.isInteger(retakeNumber) || !isField(column)) return undefined;
  return { record: { scoreId, retakeNumber }, column };
}
