import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { isUuid } from '#client/isUuid.ts';
import { DdayChips, FactList, formatDay, formatHours, formatLessons, StatusChip, QueryView } from '#ui-kit';
import { Card, CardStack, inCard } from '../shared/page/Card.tsx';
import { NotMine } from '../shared/page/NotMine.tsx';
import { Page } from '../shared/page/Page.tsx';
import { Unbroken } from '../shared/page/Unbroken.tsx';
import { wholeRow } from '../shared/wholeRow.ts';
import { PortalLectureDocument, type PortalLectureQuery } from './generated/graphql.ts';
import { Materials } from './Materials.tsx';
import { paths } from './paths.ts';
import { WeekList } from './WeekList.tsx';

const lectures = { label: '내 강의', href: paths.lectures };

/** `/portal/lectures/:lectureId`: the lecture's facts, and its weeks with the student's attendance. */
export default function LecturePage() {
  const { lectureId = '' } = useParams();
  return isUuid(lectureId) ? <LectureView id={lectureId} /> : <NoLecture />;
}

function LectureView({ id }: { id: string }) {
  const query = useGql(PortalLectureDocument, { id });
  const lecture = query.data?.lectures_by_pk;
  if (lecture === null) return <NoLecture />;
  return (
    <Page
      title={lecture?.name ?? '강의'}
      back={lectures}
      status={lecture?.status === 'DISABLED' && <StatusChip>종료</StatusChip>}
    >
      <QueryView query={query} frame={inCard}>
        {() =>
          lecture && (
            <CardStack>
              <LectureFacts lecture={lecture} />
              {lecture.lessonTimes.length > 0 && <ComingTimes times={lecture.lessonTimes} />}
              {lecture.materials.length > 0 && <Materials materials={lecture.materials} />}
              <WeekList weeks={lecture.weeklyLectures} />
            </CardStack>
          )
        }
      </QueryView>
    </Page>
  );
}

function LectureFacts({ lecture }: { lecture: NonNullable<PortalLectureQuery['lectures_by_pk']> }) {
  return (
    <Card>
      <FactList
        facts={[
          { label: '선생님', value: lecture.teacherName },
          { label: '시간', value: <Unbroken text={formatLessons(lecture)} /> },
          { label: '강의실', value: lecture.room },
        ]}
      />
      <DdayChips ddays={lecture.ddays} />
    </Card>
  );
}

/** The next lessons whose weeks are not made yet. */
function ComingTimes({ times }: { times: NonNullable<PortalLectureQuery['lectures_by_pk']>['lessonTimes'] }) {
  return (
    <Card title="예정된 수업">
      <ul role="list">
        {times.map(wholeRow).map((time) => (
          <li key={time.heldOn + time.startsAt}>{`${formatDay(time.heldOn)} ${formatHours(time)}`}</li>
        ))}
      </ul>
    </Card>
  );
}

function NoLecture() {
  return (
    <Page title="강의" back={lectures}>
      <NotMine title="볼 수 없는 강의예요">수강하지 않는 강의이거나 주소가 바뀌었어요.</NotMine>
    </Page>
  );
}
