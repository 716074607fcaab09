import { useParams } from 'react-router';
import { useGql } from '#client/gql.ts';
import { AttendanceMark, EmptyState, FactList, formatDay, formatHours, formatInstant, PageHeader } from '#ui-kit';
import { paths } from '../paths.ts';
import { Card, CardStack } from '../shared/Card.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { weekName } from '../shared/week.ts';
import { PortalWeekDocument } from './generated/graphql.ts';

/** /portal/lectures/:id/weeks/:wlId: when and where, and my attendance, current while it is open. */
export function WeekPage() {
  const { weeklyLectureId = '' } = useParams();
  const query = useGql(PortalWeekDocument, { id: weeklyLectureId });
  return (
    <Loaded query={query}>
      {({ weeklyLectures_by_pk: week }) => {
        if (!week) return <EmptyState title="볼 수 없는 주차입니다">주소가 바뀌었거나 수강생이 아닙니다.</EmptyState>;
        const mine = week.participants[0];
        return (
          <>
            <PageHeader
              title={`${week.lecture.name} ${weekName(week)}`}
              breadcrumbs={[
                { label: '홈', href: paths.home },
                { label: week.lecture.name, href: paths.lecture(week.lecture.id) },
              ]}
            />
            <CardStack>
              <Card title="수업">
                <FactList
                  facts={[
                    { label: '날짜', value: formatDay(week.heldOn) },
                    { label: '시간', value: formatHours(week.startsAt, week.endsAt) },
                    { label: '강의실', value: week.room },
                    { label: '선생님', value: week.lecture.teacherName },
                  ]}
                />
              </Card>
              <Card title="내 출결">
                <FactList
                  facts={[
                    {
                      label: '출결',
                      value: (
                        <AttendanceMark
                          label={mine?.attendanceType?.name ?? null}
                          color={mine?.attendanceType?.color}
                        />
                      ),
                    },
                    {
                      label: '기록한 때',
                      value: mine?.attendanceType && mine.markedAt && formatInstant(mine.markedAt),
                    },
                  ]}
                />
              </Card>
            </CardStack>
          </>
        );
      }}
    </Loaded>
  );
}
