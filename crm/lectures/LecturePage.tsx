import { useState, type ReactNode } from 'react';
import { Outlet, useMatch, useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import {
  Button,
  ButtonLink,
  DdayChips,
  EmptyState,
  StatusChip,
  TabLinks,
  useToast,
  formatHours,
  todayInSeoul,
  weekdayName,
  QueryView,
} from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { paths } from '../paths.ts';
import { Page } from '../shared/Page.tsx';
import { CapacityBar } from './CapacityBar.tsx';
import { DisableLecture } from './DisableLecture.tsx';
import { LectureDetailDocument, type LectureDetailQuery } from './generated/graphql.ts';
import { enrolledIn } from './lectureColumns.tsx';
import { LectureDialog } from './LectureDialog.tsx';
import css from './LecturePage.module.css';

/** `/crm/lectures/:lectureId`: one lecture; its weeks and its students open below as tabs. */
export default function LecturePage() {
  const { lectureId = '' } = useParams();
  const query = useGql(LectureDetailDocument, { id: lectureId, today: todayInSeoul() });
  return (
    <QueryView query={query}>
      {({ lectures_by_pk: lecture }) => (lecture ? <LectureView lecture={lecture} /> : <NoLecture />)}
    </QueryView>
  );
}

type Lecture = NonNullable<LectureDetailQuery['lectures_by_pk']>;

function LectureView({ lecture }: { lecture: Lecture }) {
  const [dialog, setDialog] = useState<'edit' | 'disable' | null>(null);
  const toast = useToast();
  const tab = useMatch('/crm/lectures/:lectureId/:tab')?.params.tab ?? 'weeks';
  const active = lecture.status === 'ACTIVE';
  const enrolled = enrolledIn(lecture);
  const close = (): void => setDialog(null);
  return (
    <Page
      title={lecture.name}
      breadcrumbs={[{ label: '강의', href: paths.lectures }]}
      status={<StatusChip tone={active ? 'positive' : 'neutral'}>{active ? '진행' : '종료'}</StatusChip>}
      actions={
        active && (
          <>
            <Button variant="quiet" onClick={() => setDialog('disable')}>
              강의 종료
            </Button>
            <Button icon={<EditIcon aria-hidden />} onClick={() => setDialog('edit')}>
              강의 고치기
            </Button>
          </>
        )
      }
    >
      <dl className={css.facts}>
        <Fact label="선생님">{lecture.teacherName}</Fact>
        <Fact label="수업">{`${weekdayName(lecture.weekday)} ${formatHours(lecture)}`}</Fact>
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
      <TabLinks
        label="강의 안의 화면"
        value={tab}
        items={[
          {
            id: 'weeks',
            label: '주차',
            href: paths.lecture(lecture.id),
            count: lecture.weeklyLectures_aggregate.aggregate?.count ?? 0,
          },
          { id: 'students', label: '수강생', href: paths.lectureStudents(lecture.id), count: enrolled },
          {
            id: 'materials',
            label: '자료',
            href: paths.lectureMaterials(lecture.id),
            count: lecture.materials_aggregate.aggregate?.count ?? 0,
          },
          { id: 'ddays', label: '디데이', href: paths.lectureDdays(lecture.id), count: lecture.ddays.length },
          { id: 'templates', label: '시험 양식', href: paths.lectureTemplates(lecture.id) },
          { id: 'statistics', label: '통계', href: paths.lectureStatistics(lecture.id) },
        ]}
      />
      <Outlet />
      {dialog === 'edit' && <LectureDialog lecture={lecture} onClose={close} />}
      {dialog === 'disable' && (
        <DisableLecture
          lecture={lecture}
          enrolled={enrolled}
          onDone={() => toast({ message: `${lecture.name} 강의를 종료했습니다` })}
          onClose={close}
        />
      )}
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

function NoLecture() {
  return (
    <EmptyState title="강의를 찾을 수 없습니다" action={<ButtonLink href={paths.lectures}>강의 목록으로</ButtonLink>}>
      지워졌거나 주소가 잘못되었습니다.
    </EmptyState>
  );
}
