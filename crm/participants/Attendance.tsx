import { useParams } from 'react-router';
import { EmptyState, Link, QueryView } from '#ui-kit';
import { paths } from '../paths.ts';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import { useAttendance } from './useAttendance.ts';

/** The attendance of one week: one key a student. */
export default function Attendance() {
  const { lectureId = '', weekId = '' } = useParams();
  const attendance = useAttendance(lectureId, weekId);
  return (
    <QueryView query={attendance.query} rows={12}>
      {({ participants, attendanceTypes }) =>
        participants.length > 0 ? (
          <AttendanceSheet rows={participants} types={attendanceTypes} attendance={attendance} />
        ) : (
          <EmptyState title="이 주차에 수강생이 없습니다">
            <Link href={paths.lectureStudents(lectureId)}>강의의 수강생</Link>에 학생을 등록하면 수업일이 수강 기간에 든
            학생이 여기에 올라옵니다.
          </EmptyState>
        )
      }
    </QueryView>
  );
}
