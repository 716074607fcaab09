import { useMatch } from 'react-router';
import { TabLinks } from '#ui-kit';
import { paths } from '../paths.ts';

interface WeekTabsProps {
  lectureId: string;
  weekId: string;
  /** In the week. */
  participants: number;
  announcements: number;
  files: number;
}

/** The screens of one week. */
export function WeekTabs({ lectureId, weekId, participants, announcements, files }: WeekTabsProps) {
  const tab = useMatch('/crm/lectures/:lectureId/weeks/:weekId/:tab')?.params.tab ?? 'attendance';
  return (
    <TabLinks
      label="주차 안의 화면"
      value={tab}
      items={[
        { id: 'attendance', label: '출결', href: paths.week(lectureId, weekId) },
        { id: 'students', label: '수강생', href: paths.weekStudents(lectureId, weekId), count: participants },
        { id: 'exams', label: '시험', href: paths.weekExams(lectureId, weekId) },
        { id: 'scores', label: '성적', href: paths.weekScores(lectureId, weekId) },
        {
          id: 'announcements',
          label: '공지',
          href: paths.weekAnnouncements(lectureId, weekId),
          count: announcements,
        },
        { id: 'files', label: '자료', href: paths.weekFiles(lectureId, weekId), count: files },
      ]}
    />
  );
}
