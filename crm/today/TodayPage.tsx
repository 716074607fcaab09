import { firstQuestion } from '#client/graphql/askEarly.ts';
import { useGql } from '#client/graphql/gql.ts';
import type { FirstOfAll } from '#client/page/lazy/loadPage.ts';
import { hasLevel, useSession } from '#client/session/session.ts';
import { session } from '#client/session/sessionStore.ts';
import { addDays, ButtonLink, formatDay, instantInSeoul, QueryView, todayInSeoul, Stack, Note, Row } from '#ui-kit';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { AlertSettings } from '../consults/parts.ts';
import { OpenInquiries } from '../inquiries/parts.ts';
import { NothingYet } from '../setup/parts.ts';
import { paths as studentPaths } from '../students/paths.ts';
import { MyClock } from '../workRecords/parts.ts';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { CallList } from './CallList.tsx';
import { CareList } from './CareList.tsx';
import { Figures, firstFigures } from './Figures.tsx';
import { TodayDocument, type TodayQuery } from './generated/graphql.ts';
import { LessonList } from './LessonList.tsx';
import { RECENT_DAYS } from './period.ts';
import { QuestionList } from './QuestionList.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { SlotList } from './SlotList.tsx';
import { TaskList } from './TaskList.tsx';
import css from './Today.module.css';

/** How many days back work that waits is late, and what went wrong is still told. */
const WEEK = 7;

/** `/crm/today`: what the day holds; everything leads to where it is done. */
export default function TodayPage() {
  const day = todayInSeoul();
  const { auth } = useSession();
  const query = useGql(TodayDocument, todayOf(day, auth?.userId), { requestPolicy: 'cache-and-network' });
  return (
    <Page description={formatDay(day)}>
      <Stack gap={16}>
        {hasLevel(auth, 'ADMIN') && <Figures day={day} />}
        <QueryView query={query} rows={10}>
          {(today) => <Today today={today} isTa={auth?.userType === 'TA'} />}
        </QueryView>
      </Stack>
    </Page>
  );
}

/** The day, and how the academy stands, leave with the click; at a first screen it may not be known yet whose day. */
export const first: FirstOfAll = () => {
  const day = todayInSeoul();
  const { auth } = session.get();
  if (!auth) return [];
  return [firstQuestion('TA', TodayDocument, todayOf(day, auth.userId)), firstFigures(day)];
};

function todayOf(day: string, me = '') {
  const lastWeek = addDays(day, -WEEK);
  return { day, since: addDays(day, -RECENT_DAYS), lastWeek, weekAgo: instantInSeoul(lastWeek), me };
}

function Today({ today, isTa }: { today: TodayQuery; isTa: boolean }) {
  const { weeklyLectures, clinicSlots, questions, mine, tasks, consults } = today;
  return (
    <div className={css.columns}>
      <Stack gap={16}>
        <Card title="오늘 수업">
          {weeklyLectures.length > 0 ? (
            <LessonList lessons={weeklyLectures} />
          ) : (
            <NothingYet inCard needs={['lectures', 'weeklyLectures']}>
              <Note>오늘은 수업이 없습니다. 주차를 추가하면 수업일에 여기에 나타납니다.</Note>
            </NothingYet>
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
      </Stack>
      <Stack gap={16}>
        {isTa && <MyClock />}
        {mine.length > 0 && (
          <Card title="나에게 온 질문">
            <QuestionList questions={mine} />
          </Card>
        )}
        <Card title="밀린 일">
          <TaskList today={today} />
        </Card>
        {consults.length > 0 && (
          <Card title="오늘 다시 연락할 학생">
            <CallList consults={consults} />
          </Card>
        )}
        {questions.length > 0 && (
          <Card title="기다리는 질문">
            <QuestionList questions={questions} />
          </Card>
        )}
        <OpenInquiries />
        <RefusedFiles files={today.refusedFiles} />
      </Stack>
    </div>
  );
}
