import { useParams } from 'react-router';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { useGql } from '#client/graphql/gql.ts';
import {
  addMonths,
  Button,
  ButtonLink,
  EmptyState,
  formatHours,
  IconButton,
  QueryView,
  spanOfMonth,
  thisMonth,
  weekdayName,
} from '#ui-kit';
import { RecordMissing } from '../../shared/records/RecordMissing.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PrintIcon } from '#ui-kit/icons.ts';
import { paths as enrollmentPaths } from '../../enrollments/paths.ts';
import { NothingYet } from '../../setup/parts.ts';
import { paths as lecturePaths } from '../../lectures/paths.ts';
import { Page } from '../../shared/page/Page.tsx';
import { useHolidays } from '../../shared/useHolidays.ts';
import { useUrlState } from '../../shared/lists/useUrlState.ts';
import { RegisterDocument, type RegisterQuery } from '../generated/graphql.ts';
import css from './Register.module.css';
import { registerDays, registerRows } from './register.ts';
import { RegisterTable } from './RegisterTable.tsx';

/** `/crm/lectures/:lectureId/register`: the 출석부 of a month, for paper or PDF. */
export default function RegisterPage() {
  const { lectureId = '' } = useParams();
  const [state, setState] = useUrlState(defaults);
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(state.month) ? state.month : thisMonth();
  const { from, to } = spanOfMonth(month);
  const query = useGql(RegisterDocument, { lectureId, from, to });
  const holidays = useHolidays(from, to);
  const move = (by: number) => () => setState({ month: addMonths(month, by) });
  return (
    <QueryView query={query} rows={12}>
      {(data) =>
        data.lectures_by_pk ? (
          <Page
            title="출석부"
            noPrint
            breadcrumbs={[
              { label: '강의', href: lecturePaths.lectures },
              { label: data.lectures_by_pk.name, href: lecturePaths.lecture(lectureId) },
            ]}
            actions={
              <>
                <IconButton label="이전 달" icon={<ChevronLeftIcon />} onClick={move(-1)} />
                <strong className={css.month}>{wordsOf(month)}</strong>
                <IconButton label="다음 달" icon={<ChevronRightIcon />} onClick={move(1)} />
                <Button variant="primary" icon={<PrintIcon aria-hidden />} onClick={() => window.print()}>
                  인쇄·PDF
                </Button>
              </>
            }
          >
            <Month data={data} lecture={data.lectures_by_pk} month={month} holidays={holidays?.names} />
          </Page>
        ) : (
          <RecordMissing title="강의를 찾을 수 없습니다" href={lecturePaths.lectures} to="강의 목록으로" />
        )
      }
    </QueryView>
  );
}

interface MonthProps {
  data: RegisterQuery;
  lecture: NonNullable<RegisterQuery['lectures_by_pk']>;
  month: string;
  holidays: ReadonlyMap<string, string> | undefined;
}

function Month({ data, lecture, month, holidays }: MonthProps) {
  const days = registerDays(month, data.weeklyLectures, holidays);
  const rows = registerRows(data, days);
  if (data.weeklyLectures.length === 0) {
    return (
      <NothingYet needs={['weeklyLectures']}>
        <EmptyState of="time" title={`${wordsOf(month)}에는 수업이 없습니다`}>
          주차가 있는 달을 골라 주세요.
        </EmptyState>
      </NothingYet>
    );
  }
  if (rows.length === 0) {
    return (
      <NothingYet needs={['students']}>
        <EmptyState
          of="person"
          title={`${wordsOf(month)}에는 수강생이 없습니다`}
          action={<ButtonLink href={enrollmentPaths.ofLecture(lecture.id)}>강의의 수강생</ButtonLink>}
        >
          강의에 학생을 등록하면 수강 기간에 든 학생이 출석부에 오릅니다.
        </EmptyState>
      </NothingYet>
    );
  }
  return (
    <article className={css.page}>
      <header className={css.head}>
        <h2>
          {lecture.name} 출석부 <small>{wordsOf(month)}</small>
        </h2>
        <p>
          {[
            ACADEMY_NAME,
            `${lecture.teacherName} 선생님`,
            `${weekdayName(lecture.weekday)} ${formatHours(lecture)}`,
            lecture.room,
            `${rows.length}명`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <RegisterTable rows={rows} days={days} />
      <footer className={css.foot}>
        <p>
          {data.attendanceTypes.map(({ id, name, shortName }) => (
            <span key={id}>
              <b>{shortName}</b> {name}
            </span>
          ))}
        </p>
        <p className={css.signs}>
          <span>담당 (서명)</span>
          <span>원장 (서명)</span>
        </p>
      </footer>
    </article>
  );
}

const defaults = { month: '' };

const wordsOf = (month: string): string => `${Number(month.slice(0, 4))}년 ${Number(month.slice(5))}월`;
