import { useShow } from '@refinedev/core';
import { Outlet, useParams } from 'react-router';
import { DdayChips, StatusChip, formatDay, formatHours, formatWeek } from '#ui-kit';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { Page } from '../shared/page/Page.tsx';
import { firstOne } from '../shared/records/firstRecord.ts';
import { RecordMissing } from '../shared/records/RecordMissing.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { PageTabs } from '../shared/page/PageTabs.tsx';
import { WeekDocument, type WeekQuery } from './generated/graphql.ts';
import { paths, weekPage } from './paths.ts';
import { firstWeek } from './weekQueries.ts';
import { WeekNeighbours } from './WeekNeighbours.tsx';

type Week = NonNullable<WeekQuery['weeklyLectures_by_pk']>;

/** `/crm/lectures/:lectureId/weeks/:weekId`: one week; attendance and announcements are tabs below. */
export default function WeekPage() {
  const { lectureId = '', weekId = '' } = useParams();
  const { query } = useShow<Week>({
    resource: 'weeklyLectures',
    id: weekId,
    meta: { gqlQuery: WeekDocument },
    queryOptions: firstOne<Week>(firstWeek({ search: '', params: { weekId } })),
  });
  return (
    <RecordView query={query} gone={<NoWeek />}>
      {(week) => (week.lecture.id === lectureId ? <WeekView week={week} /> : <NoWeek />)}
    </RecordView>
  );
}

function WeekView({ week }: { week: Week }) {
  const lectureId = week.lecture.id;
  return (
    <Page
      title={formatWeek(week)}
      of={week.lecture.name}
      actions={<WeekNeighbours lectureId={lectureId} week={week} />}
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
        href={paths.week(lectureId, week.id)}
        counts={{
          students: week.participants_aggregate.aggregate?.count ?? 0,
          announcements: week.announcements_aggregate.aggregate?.count ?? 0,
          videos: week.videos_aggregate.aggregate?.count ?? 0,
          files: week.files_aggregate.aggregate?.count ?? 0,
        }}
      />
      <Outlet />
    </Page>
  );
}

function NoWeek() {
  const { lectureId = '' } = useParams();
  return <RecordMissing title="주차를 찾을 수 없습니다" href={lecturePaths.lecture(lectureId)} to="강의로 돌아가기" />;
}
