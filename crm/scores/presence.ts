import type { GridPresence } from '../grid/index.ts';
import { isField, type GradeCell } from './grades.ts';
import type { GradePlace } from './place.ts';

/** Where colleagues are in a gradebook; a cell is told as the id of its score, the number of the retake and the field. */
export const gradePresence = ({ view, lectureId, weekId }: GradePlace): GridPresence<GradeCell> => ({
  topic: 'scores',
  id: view === 'term' ? lectureId : weekId,
  placeOf,
  cellOf,
});

const placeOf = ({ record, column }: GradeCell): string => `${record.scoreId} ${record.retakeNumber} ${column}`;

function cellOf(place: string): GradeCell | undefined {
  const [scoreId, retakeNumber, column = ''] = place.split(' ');
  return scoreId && isField(column) ? { record: { scoreId, retakeNumber: Number(retakeNumber) }, column } : undefined;
}
