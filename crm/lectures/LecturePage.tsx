import { useShow } from '@refinedev/core';
import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { DdayChips, StatusChip, formatDay, formatLessons, formatPeriod } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { lecturePage, paths } from './paths.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { Page } from '../shared/page/Page.tsx';
import { firstOne } from '../shared/records/firstRecord.ts';
import { RecordMissing } from '../shared/records/RecordMissing.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { PageTabs } from '../shared/page/PageTabs.tsx';
import { CapacityBar } from './CapacityBar.tsx';
import { LectureDetailDocument, type LectureDetailQuery } from './generated/graphql.ts';
import { enrolledIn } from './statistics/enrolledIn.ts';
import { firstLecture, lectureRecordMeta } from './lectureRecord.ts';
import css from './LecturePage.module.css';

const DisableLecture = lazyWhenIdle(() => import('./DisableLecture.tsx').then((file) => file.DisableLecture));
const LectureDialog = lazyWhenIdle(() => import('./LectureDialog.tsx').then((file) => file.LectureDialog));

/** `/crm/lectures/:lectureId`: one lecture; its weeks and its students are tabs below. */
export default function LecturePage() {
  const { lectureId = '' } = useParams();
  const { query } = useShow<Lecture>({
    resource: 'lectures',
    id: lectureId,
    meta: { gqlQuery: LectureDetailDocument, ...lectureRecordMeta() },
    queryOptions: firstOne<Lecture>(firstLecture({ search: '', params: { lectureId } })),
  });
  return (
    <RecordView
      query={query}
      gone={<RecordMissing title="강의를 찾을 수 없습니다" href={paths.lectures} to="강의 목록으로" />}
    >
      {(lecture) => <LectureView lecture={lecture} />}
    </RecordView>
  );
}

type Lecture = NonNullable<LectureDetailQuery['lectures_by_pk']>;

function LectureView({ lecture }: { lecture: Lecture }) {
  const active = lecture.status === 'ACTIVE';
  const enrolled = enrolledIn(lecture);
  return (
    <Page
      title={lecture.name}
      status={<StatusChip tone={active ? 'positive' : 'neutral'}>{active ? '진행' : '종료'}</StatusChip>}
      actions={
        <ActionButtons
          actions={[
            {
              title: '강의 수정',
              icon: EditIcon,
              when: active,
              asks: (close) => <LectureDialog lecture={lecture} onClose={close} />,
            },
            {
              title: '강의 종료',
              when: active,
              asks: (close) => <DisableLecture lecture={lecture} enrolled={enrolled} onClose={close} />,
            },
          ]}
        />
      }
    >
      <dl className={css.facts}>
        <Fact label="선생님">{lecture.teacherName}</Fact>
        <Fact label="수업">{formatLessons(lecture)}</Fact>
        {(lecture.startsOn !== null || lecture.endsOn !== null) && <Fact label="학기">{termOf(lecture)}</Fact>}
        <Fact label="강의실">{lecture.room || '–'}</Fact>
        <Fact label="수강/정원">
          <CapacityBar enrolled={enrolled} capacity={lecture.capacity} />
        </Fact>
        {active && lecture.ddays.length > 0 && (
          <Fact label="디데이">
            <DdayChips ddays={lecture.ddays} />
          </Fact>
        )}
      </dl>
      <PageTabs
        page={lecturePage}
        href={paths.lecture(lecture.id)}
        counts={{
          '': lecture.weeklyLectures_aggregate.aggregate?.count ?? 0,
          students: enrolled,
          materials: lecture.materials_aggregate.aggregate?.count ?? 0,
          ddays: lecture.ddays.length,
        }}
      />
      <Outlet />
    </Page>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const termOf = ({ startsOn, endsOn }: Lecture): string =>
  startsOn === null || startsOn === undefined
    ? `${formatDay(endsOn ?? '')}까지`
    : formatPeriod({ fromDate: startsOn, toDate: endsOn ?? null });
