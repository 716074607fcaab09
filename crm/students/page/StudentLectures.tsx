import { useState } from 'react';
import { Button, Link, formatLessons, formatPeriod, Stack, Note } from '#ui-kit';
import { panels as enrollments } from '../../enrollments/index.tsx';
import { paths as lecturePaths } from '../../lectures/paths.ts';
import { Card } from '../../shared/page/Card.tsx';
import { ShareBar } from '../../shared/page/ShareBar.tsx';
import type { StudentDetailQuery } from '../generated/graphql.ts';

type Student = NonNullable<StudentDetailQuery['students_by_pk']>;

/** The lectures a student is or was enrolled in, each with the attendance there. */
export function StudentLectures({ student }: { student: Student }) {
  const [enrolling, setEnrolling] = useState(false);
  return (
    <Card
      title="강의"
      action={
        student.user.isActive && (
          <Button size="small" onClick={() => setEnrolling(true)}>
            강의에 등록
          </Button>
        )
      }
    >
      {enrolling && (
        <enrollments.EnrollDialog
          userIds={[student.id]}
          who={`${student.user.name} 학생을`}
          onClose={() => setEnrolling(false)}
        />
      )}
      {student.enrollments.length === 0 && <Note>수강 중인 강의가 없습니다.</Note>}
      <Stack role="list" as="ul" gap={10}>
        {student.enrollments.map(({ id, fromDate, toDate, lecture }) => (
          <Stack key={id} as="li" gap={2}>
            <p>
              <Link href={lecturePaths.lecture(lecture.id)}>{lecture.name}</Link>{' '}
              <Note as="span">
                {`${formatLessons(lecture)} · ${formatPeriod({ fromDate, toDate: toDate ?? null })}`}
              </Note>
            </p>
            <AttendanceSummary
              marks={student.participants.filter((one) => one.weeklyLecture.lectureId === lecture.id)}
            />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function AttendanceSummary({ marks }: { marks: Student['participants'] }) {
  const counts = new Map<string, number>();
  for (const { attendanceType } of marks.toSorted((one, other) => sequenceOf(one) - sequenceOf(other))) {
    const name = attendanceType?.name ?? '미체크';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const present = marks.filter((mark) => mark.attendanceType?.countsAsPresent === true).length;
  const absent = marks.filter((mark) => mark.attendanceType?.countsAsPresent === false).length;
  if (marks.length === 0) return <Note>아직 수업이 없습니다</Note>;
  return (
    <ShareBar
      whole={marks.length}
      parts={[
        { label: '출석', count: present, tone: 'positive' },
        { label: '결석', count: absent, tone: 'negative' },
      ]}
    >
      {[...counts].map(([name, count]) => `${name} ${count}`).join(' · ')}
    </ShareBar>
  );
}

/** Types in the order set by staff, unmarked last. */
const sequenceOf = ({ attendanceType }: Student['participants'][number]): number =>
  attendanceType?.sequence ?? Infinity;
