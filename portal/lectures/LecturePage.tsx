import { useParams } from 'react-router';
import { useGql } from '#client/gql.ts';
import {
  AttendanceMark,
  EmptyState,
  FactList,
  formatDay,
  formatHours,
  PageHeader,
  StatusChip,
  weekdayName,
} from '#ui-kit';
import { paths } from '../paths.ts';
import { AttendanceBar } from '../shared/AttendanceBar.tsx';
import { Card, CardStack } from '../shared/Card.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { RowLinks } from '../shared/RowLinks.tsx';
import { weekName } from '../shared/week.ts';
import { PortalLectureDocument, type PortalLectureQuery } from './generated/graphql.ts';

type Lecture = NonNullable<PortalLectureQuery['lectures_by_pk']>;

/** /portal/lectures/:id: the lecture's facts, and its weeks with my attendance. */
export function LecturePage() {
  const { lectureId = '' } = useParams();
  const query = useGql(PortalLectureDocument, { id: lectureId });
  return (
    <Loaded query={query}>
      {({ lectures_by_pk: lecture }) =>
        lecture ? (
          <>
            <PageHeader
              title={lecture.name}
              breadcrumbs={[{ label: '홈', href: paths.home }]}
              status={lecture.status === 'DISABLED' && <StatusChip tone="neutral">종료</StatusChip>}
            />
            <CardStack>
              <Facts lecture={lecture} />
              <Weeks weeks={lecture.weeklyLectures} />
            </CardStack>
          </>
        ) : (
          <EmptyState title="볼 수 없는 강의입니다">수강이 끝났거나 주소가 바뀌었을 수 있습니다.</EmptyState>
        )
      }
    </Loaded>
  );
}

function Facts({ lecture }: { lecture: Lecture }) {
  return (
    <Card>
      <FactList
        facts={[
          { label: '선생님', value: lecture.teacherName },
          {
            label: '시간',
            value: `${weekdayName(lecture.weekday)}요일 ${formatHours(lecture.startsAt, lecture.endsAt)}`,
          },
          { label: '강의실', value: lecture.room },
        ]}
      />
    </Card>
  );
}

function Weeks({ weeks }: { weeks: Lecture['weeklyLectures'] }) {
  return (
    <Card title="주차와 출결">
      {weeks.length === 0 ? (
        <EmptyState title="아직 열린 주차가 없습니다">첫 수업이 정해지면 나타납니다.</EmptyState>
      ) : (
        <>
          <AttendanceBar
            weeks={weeks.toReversed().map((week) => ({ type: week.participants[0]?.attendanceType ?? null }))}
          />
          <RowLinks
            rows={weeks.map((week) => {
              const type = week.participants[0]?.attendanceType;
              return {
                id: week.id,
                href: paths.week(week.lectureId, week.id),
                title: weekName(week),
                note: formatDay(week.heldOn),
                end: <AttendanceMark label={type?.name ?? null} color={type?.color} />,
              };
            })}
          />
        </>
      )}
    </Card>
  );
}
