import { EmptyState, Link, QueryView } from '#ui-kit';
import { paths as enrollmentPaths } from '../../enrollments/index.tsx';
import { useDrafts } from '../../grid/useDrafts.ts';
import { AttendanceSheet } from './AttendanceSheet.tsx';
import type { WrittenColumn } from './rows.ts';
import { useAttendance } from './useAttendance.ts';
import { useWeekSource } from './useWeekSource.ts';

/** Where the attendance is looked at, and who is narrowed to. */
export interface AttendancePlace {
  lectureId: string;
  weekId: string;
  /** A filter of the sheet; empty for everybody. */
  show: string;
  onShow: (show: string) => void;
}

/** The attendance of one week: one key a student. */
export function WeekAttendance({ onTerm, ...place }: AttendancePlace & { onTerm: () => void }) {
  const { lectureId, weekId } = place;
  const drafts = useDrafts<WrittenColumn>();
  const { query, source } = useWeekSource(lectureId, weekId, drafts.saving);
  const types = query.data?.attendanceTypes ?? [];
  const attendance = useAttendance({ lectureId, source, types, drafts });
  return (
    <QueryView query={query} rows={12}>
      {(data) =>
        data.participants.length > 0 ? (
          <AttendanceSheet data={data} place={place} attendance={attendance} onTerm={onTerm} />
        ) : (
          <EmptyState title="이 주차에 수강생이 없습니다">
            <Link href={enrollmentPaths.ofLecture(lectureId)}>강의의 수강생</Link>에 학생을 등록하면 수업일이 수강
            기간에 든 학생이 여기에 올라옵니다.
          </EmptyState>
        )
      }
    </QueryView>
  );
}
