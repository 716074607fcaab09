import { useParams } from 'react-router';
import { TestList } from './TestList.tsx';

/** The word tests of a week. */
export default function WeekTests() {
  const { lectureId = '', weekId = '' } = useParams();
  return <TestList place={{ lectureId, weekId }} />;
}
