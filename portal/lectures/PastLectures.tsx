import { paths as lecturePaths } from './paths.ts';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import type { PortalLecturesQuery } from './generated/graphql.ts';

/** Lectures that ended or that the student left; their weeks and marks stay readable. */
export function PastLectures({ lectures }: { lectures: PortalLecturesQuery['lectures'] }) {
  return (
    <Card title="지난 강의">
      <RowLinks
        rows={lectures.map((lecture) => ({
          id: lecture.id,
          href: lecturePaths.lecture(lecture.id),
          title: lecture.name,
          note: `${lecture.teacherName} 선생님`,
          end: lecture.weeklyLectures.length > 0 && `${lecture.weeklyLectures.length}주`,
        }))}
      />
    </Card>
  );
}
