import { useGql } from '#client/graphql/gql.ts';
import {
  addDays,
  ButtonLink,
  EmptyState,
  formatDay,
  instantInSeoul,
  QueryView,
  todayInSeoul,
  Stack,
  Note,
  Row,
} from '#ui-kit';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { AlertSettings } from '../consults/parts.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { OpenInquiries } from '../inquiries/parts.ts';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { paths as retakePaths } from '../retakeExams/paths.ts';
import { ReviewDue } from '../retention/parts.ts';
import { paths as retentionPaths } from '../retention/paths.ts';
import { paths as studentPaths } from '../students/paths.ts';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { CallList } from './CallList.tsx';
import { CareList } from './CareList.tsx';
import { ExamTasks } from './ExamTasks.tsx';
import { TodayDocument, type TodayQuery } from './generated/graphql.ts';
import { LessonList } from './LessonList.tsx';
import { RECENT_DAYS } from './period.ts';
import { QuestionList } from './QuestionList.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { SlotList } from './SlotList.tsx';
import css from './Today.module.css';

/** Clinic work that is open for this many days is late. */
const LATE_DAYS = 7;

/** `/crm/today`: what the day holds; everything leads to where it is done. */
export default function TodayPage() {
  const day = todayInSeoul();
  const query = useGql(
    TodayDocument,
    { day, since: addDays(day, -RECENT_DAYS), late: instantInSeoul(addDays(day, -LATE_DAYS)) },
    { requestPolicy: 'cache-and-network' },
  );
  return (
    <Page description={formatDay(day)}>
      <QueryView query={query} rows={10}>
        {(today) => <Today today={today} />}
      </QueryView>
    </Page>
  );
}

function Today({ today }: { today: TodayQuery }) {
  const { weeklyLectures, clinicSlots, ungraded, omr, questions, tasks } = today;
  const retakes = today.retakes.aggregate?.count ?? 0;
  const lateTodos = today.lateTodos.aggregate?.count ?? 0;
  return (
    <div className={css.columns}>
      <Stack gap={16}>
        <Card title="오늘 수업">
          {weeklyLectures.length > 0 ? (
            <LessonList lessons={weeklyLectures} />
          ) : (
            <EmptyState
              title="오늘은 수업이 없습니다"
              action={<ButtonLink href={lecturePaths.lectures}>강의 보기</ButtonLink>}
            >
              주차를 추가하면 수업일에 여기에 나타납니다.
            </EmptyState>
          )}
        </Card>
        <Card
          title="클리닉과 상담"
          action={
            <ButtonLink size="small" href={clinicPaths.clinic}>
              클리닉 보드
            </ButtonLink>
          }
        >
          {clinicSlots.length > 0 ? <SlotList slots={clinicSlots} /> : <Note>오늘 열린 시간이 없습니다.</Note>}
        </Card>
        <Card
          title="오늘 챙길 학생"
          action={
            <Row as="span">
              <AlertSettings />

              <ButtonLink size="small" href={studentPaths.cared}>
                모두 보기
              </ButtonLink>
            </Row>
          }
        >
          <CareList tasks={tasks} />
        </Card>

        <OpenInquiries />
      </Stack>
      <Stack gap={16}>
        <Card title="채점할 시험">
          <ExamTasks
            exams={ungraded}
            none="최근 2주 시험은 모두 채점했습니다."
            hrefOf={({ id }) => examPaths.exam(id)}
            taskOf={(exam) => `${exam.scores_aggregate.aggregate?.count ?? 0}명 남음`}
          />
        </Card>
        <Card title="확인할 OMR 답안지">
          <ExamTasks
            exams={omr}
            none="확인할 답안지가 없습니다."
            hrefOf={({ id }) => omrPaths.ofExam(id)}
            taskOf={(exam) => `${exam.omrLedger?.needsReview ?? 0}장`}
          />
        </Card>
        <Card title="오늘 다시 연락할 학생">
          <CallList consults={today.consults} />
        </Card>
        <Card title="기다리는 질문">
          <QuestionList questions={questions} />
        </Card>
        <RefusedFiles files={today.refusedFiles} />
        <Card title="밀린 일">
          <ul role="list" className={css.rows}>
            <Count label="클리닉으로 불러야 할 재시험" count={retakes} unit="건" href={retakePaths.retakes} />
            <Count label="7일 넘게 남은 클리닉 할 일" count={lateTodos} unit="건" href={clinicPaths.clinic} />

            <ReviewDue>
              {(due) => (
                <Count label="올해 개인정보 파기를 점검할 학생" count={due} unit="명" href={retentionPaths.retention} />
              )}
            </ReviewDue>
          </ul>
        </Card>
      </Stack>
    </div>
  );
}

function Count({ label, count, unit, href }: { label: string; count: number; unit: string; href: string }) {
  return (
    <li className={css.row}>
      <span className={css.main}>{label}</span>
      <strong>{`${count}${unit}`}</strong>
      <ButtonLink size="small" href={href}>
        보기
      </ButtonLink>
    </li>
  );
}
