import { DdayChips, formatLessons, Link, Stack, Note } from '#ui-kit';
import { paths as lecturePaths } from './paths.ts';
import { AttendanceTally } from '../shared/AttendanceTally.tsx';
import { Card } from '../shared/page/Card.tsx';
import { Unbroken } from '../shared/page/Unbroken.tsx';
import type { PortalLecturesQuery } from './generated/graphql.ts';
import css from './LectureCards.module.css';

/** The student's lectures, each with its hours and an attendance chart. */
export function LectureCards({ lectures }: { lectures: PortalLecturesQuery['lectures'] }) {
  return (
    <Card title="듣는 강의">
      <Stack role="list" as="ul" gap={16}>
        {lectures.map((lecture) => (
          <li key={lecture.id} className={css.lecture}>
            <Link quiet href={lecturePaths.lecture(lecture.id)} className={css.name}>
              {lecture.name}
            </Link>
            <Note>
              <Unbroken
                text={[`${lecture.teacherName} 선생님`, formatLessons(lecture), lecture.room]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </Note>
            <DdayChips ddays={lecture.ddays} />
            <AttendanceTally weeks={lecture.weeklyLectures} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
