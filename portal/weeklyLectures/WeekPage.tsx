import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { DdayChips, FactList, formatDay, formatHours, formatWeek, QueryView } from '#ui-kit';
import { home } from '../home/paths.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { Files } from '../shared/Files.tsx';
import { NotMine } from '../shared/page/NotMine.tsx';
import { Page } from '../shared/page/Page.tsx';
import { Announcements } from './Announcements.tsx';
import { PortalWeekDocument, type PortalWeekQuery } from './generated/graphql.ts';
import { MyAttendance } from './MyAttendance.tsx';
import { ShownExams } from './ShownExams.tsx';
import { Videos } from './Videos.tsx';

/** `/portal/lectures/:lectureId/weeks/:weekId`: what was announced, my attendance, when and where, current while it is open. */
export default function WeekPage() {
  const { weekId = '' } = useParams();
  return isUuid(weekId) ? <WeekView id={weekId} /> : <NoWeek />;
}

function WeekView({ id }: { id: string }) {
  const query = useGql(PortalWeekDocument, { id });
  const week = query.data?.weeklyLectures_by_pk;
  if (week === null) return <NoWeek />;
  const lecture = week && { label: week.lecture.name, href: lecturePaths.lecture(week.lecture.id) };
  return (
    <Page title={week ? formatWeek(week) : '주차'} back={lecture ?? home}>
      <QueryView query={query} frame={inCard}>
        {() =>
          week && (
            <CardStack>
              {week.announcements.length > 0 && <Announcements week={week} />}
              {week.exams.length > 0 && <ShownExams exams={week.exams} />}
              {week.videos.length > 0 && <Videos videos={week.videos} watchedPercent={week.lecture.watchedPercent} />}
              {week.files.length > 0 && (
                <Card title="자료">
                  <Files isSelfStudy label="이 주차 자료" files={week.files} />
                </Card>
              )}
              <MyAttendance participant={week.participants[0]} />
              <WeekFacts week={week} />
            </CardStack>
          )
        }
      </QueryView>
    </Page>
  );
}

function WeekFacts({ week }: { week: NonNullable<PortalWeekQuery['weeklyLectures_by_pk']> }) {
  return (
    <Card title="수업">
      <FactList
        facts={[
          { label: '날짜', value: formatDay(week.heldOn) },
          { label: '시간', value: formatHours(week) },
          { label: '강의실', value: week.room },
          { label: '선생님', value: week.lecture.teacherName },
        ]}
      />
      <DdayChips ddays={week.lecture.ddays} />
    </Card>
  );
}

function NoWeek() {
  return (
    <Page title="주차" back={home}>
      <NotMine title="볼 수 없는 주차예요">이 주차의 수강생이 아니거나 주소가 바뀌었어요.</NotMine>
    </Page>
  );
}
