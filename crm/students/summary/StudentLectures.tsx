import { useState } from 'react';
import { Button, Link, formatLessons, formatPeriod, Stack, Note } from '#ui-kit';
import { panels as enrollments } from '../../enrollments/index.tsx';
import { paths as lecturePaths } from '../../lectures/paths.ts';
import { Card } from '../../shared/page/Card.tsx';
import { AttendanceSummary } from './AttendanceSummary.tsx';
import type { StudentDetail } from '../page/studentShown.ts';

/** The lectures a student is or was enrolled in, each with the attendance there. */
export function StudentLectures({ student }: { student: StudentDetail }) {
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
