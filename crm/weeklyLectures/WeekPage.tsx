import { Outlet, useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { ButtonLink, DdayChips, EmptyState, StatusChip, formatDay, formatHours, formatWeek, QueryView } from '#ui-kit';
import { paths as lecturePaths } from '../lectures/index.tsx';
import { Page } from '../shared/Page.tsx';
import { PageTabs } from '../shared/PageTabs.tsx';
import { WeekDocument } from './generated/graphql.ts';
import { paths, weekPage } from './index.tsx';

/** `/crm/lectures/:lectureId/weeks/:weekId`: one week; attendance and announcements are tabs below. */
export default function WeekPage() {
  const { lectureId = '', weekId = '' } = useParams();
  const query = useGql(WeekDocument, { id: weekId });
  return (
    <QueryView query={query}>
      {({ weeklyLectures_by_pk: week }) =>
        week && week.lecture.id === lectureId ? (
          <Page
            title={`${week.lecture.name} ${formatWeek(week)}`}
            breadcrumbs={[
              { label: '강의', href: lecturePaths.lectures },
              { label: week.lecture.name, href: lecturePaths.lecture(lectureId) },
            ]}
            status={
              week.lecture.status === 'DISABLED' ? (
                <StatusChip>종료된 강의</StatusChip>
              ) : (
                <DdayChips ddays={week.lecture.ddays} />
              )
            }
            description={[formatDay(week.heldOn), formatHours(week), week.room, `${week.lecture.teacherName} 선생님`]
              .filter(Boolean)
              .join(' · ')}
          >
            <PageTabs
              page={weekPage}
              href={paths.week(lectureId, weekId)}
              counts={{
                students: week.participants_aggregate.aggregate?.count ?? 0,
                announcements: week.announcements_aggregate.aggregate?.count ?? 0,
                files: week.files_aggregate.aggregate?.count ?? 0,
              }}
            />
            <Outlet />
          </Page>
        ) : (
          <EmptyState
            title="주차를 찾을 수 없습니다"
            action={<ButtonLink href={lecturePaths.lecture(lectureId)}>강의로 돌아가기</ButtonLink>}
          >
            지워졌거나 주소가 잘못되었습니다.
          </EmptyState>
        )
      }
    </QueryView>
  );
}
