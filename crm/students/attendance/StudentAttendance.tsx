import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { firstQuestion } from '#client/graphql/askEarly.ts';
import { useGql } from '#client/graphql/gql.ts';
import type { First } from '#client/page/lazy/loadPage.ts';
import { AttendanceMark, Button, formatDay, formatInstant, formatWeek, Link, Note, QueryView } from '#ui-kit';
import { paths as weekPaths } from '../../weeklyLectures/paths.ts';
import { Card } from '../../shared/page/Card.tsx';
import { StudentAttendanceDocument, type StudentAttendanceQuery } from '../generated/graphql.ts';
import { AttendanceSummary } from '../summary/AttendanceSummary.tsx';
import { useStudentShown } from '../page/studentShown.ts';
import css from './StudentAttendance.module.css';

const STEP = 15;

/** `/crm/students/:studentId/attendance`: every lesson held, the latest first, with its mark. */
export default function StudentAttendance() {
  const { id, participants } = useStudentShown();
  const [limit, setLimit] = useState(STEP);
  const query = useGql(
    StudentAttendanceDocument,
    { studentId: id, limit },
    { requestPolicy: 'cache-and-network', placeholderData: keepPreviousData },
  );
  return (
    <Card title="출결">
      <AttendanceSummary marks={participants} />
      <QueryView query={query}>
        {({ participants: marks }) => (
          <>
            {marks.length > 0 && <MarkTable marks={marks} />}
            {marks.length === limit && (
              <Button size="small" variant="quiet" onClick={() => setLimit(limit + STEP * 2)}>
                더 보기
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

/** What it asks first. */
export const first: First = ({ params: { studentId = '' } }) =>
  firstQuestion('TA', StudentAttendanceDocument, { studentId, limit: STEP });

function MarkTable({ marks }: { marks: StudentAttendanceQuery['participants'] }) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label="출결">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col">수업</th>
            <th scope="col">시간</th>
            <th scope="col">출결</th>
            <th scope="col">입력</th>
          </tr>
        </thead>
        <tbody>
          {marks.map(({ id, attendanceType: type, memo, isLocked, markedAt, markedByStaff, weeklyLecture: week }) => (
            <tr key={id}>
              <td>{formatDay(week.heldOn)}</td>
              <td>
                <Link href={weekPaths.week(week.lectureId, week.id)}>{`${week.lecture.name} ${formatWeek(week)}`}</Link>
              </td>
              <td>{`${week.startsAt.slice(0, 5)}–${week.endsAt.slice(0, 5)}`}</td>
              <td>
                <AttendanceMark label={type?.name ?? null} color={type?.color ?? 'gray'} locked={isLocked} />{' '}
                {memo !== '' && <Note as="span">{memo}</Note>}
              </td>
              <td>{[markedAt && formatInstant(markedAt), markedByStaff?.name].filter(Boolean).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
