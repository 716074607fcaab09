import { useMatch } from 'react-router';
import { TabLinks } from '#ui-kit';
import { paths } from '../paths.ts';

interface WeekTabsProps {
  lectureId: string;
  weekId: string;
  /** In the week. */
  participants: number;
}

/** The screens of one week. */
export function WeekTabs({ lectureId, weekId, participants }: WeekTabsProps) {
  const onStudents = useMatch(paths.weekStudents(lectureId, weekId)) !== null;
  return (
    <TabLinks
      label="주차 안의 화면"
      value={onStudents ? 'students' : 'attendance'}
      items={[
        { id: 'attendance', label: '출결', href: paths.week(lectureId, weekId) },
        { id: 'students', label: '수강생', href: paths.weekStudents(lectureId, weekId), count: participants },
      ]}
    />
  );
}
