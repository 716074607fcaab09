import type { GridPresence } from '../../../grid/index.ts';
import type { AttendanceCell, AttendanceColumn } from './records.ts';

const columns: readonly string[] = ['attendance', 'memo', 'lock', 'makeup'] satisfies AttendanceColumn[];

/** Presence in the attendance of a lecture. Browsers identify a cell by the id of its record and its column. */
export const attendancePresence = (lectureId: string): GridPresence<AttendanceCell> => ({
  topic: 'participants',
  id: lectureId,
  placeOf,
  cellOf,
});

const placeOf = ({ record, column }: AttendanceCell): string => `${record} ${column}`;

function cellOf(place: string): AttendanceCell | undefined {
  const [record, column = ''] = place.split(' ');
  return record && columns.includes(column) ? { record, column: column as AttendanceColumn } : undefined;
}
