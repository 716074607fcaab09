import { RecordHistory } from '../../shared/history/RecordHistory.tsx';

/** Who changed a student's profile; a student is a row of two tables. */
export function StudentHistory({ id }: { id: string }) {
  return <RecordHistory resource="students" id={id} tables={['students', 'users']} />;
}
