import { Button, EmptyState, QueryView } from '#ui-kit';
import { useDrafts } from '../../grid/usePendingEdits.ts';
import type { WrittenColumn } from './records.ts';
import { TermSheet } from './TermTable.tsx';
import { useAttendance } from './useAttendance.ts';
import { useTermSource } from './useTermSource.ts';
import type { AttendancePlace } from './WeekAttendance.tsx';

/** The attendance of all weeks of a lecture, a column a week. */
export function TermAttendance({ onWeek, ...place }: AttendancePlace & { onWeek: () => void }) {
  const { lectureId } = place;
  const drafts = useDrafts<WrittenColumn>();
  const { query, source } = useTermSource(lectureId, drafts.saving);
  const types = query.data?.attendanceTypes ?? [];
  const attendance = useAttendance({ lectureId, source, types, drafts });
  return (
    <QueryView query={query} rows={12}>
      {(data) =>
        data.students.length > 0 ? (
          <TermSheet data={data} place={place} attendance={attendance} onWeek={onWeek} />
        ) : (
          <EmptyState
            title="이 강의의 주차에 수강생이 없습니다"
            action={<Button onClick={onWeek}>이번 주차 보기</Button>}
          >
            학생을 등록하면 수업일이 수강 기간에 든 주차마다 출결 칸이 생깁니다.
          </EmptyState>
        )
      }
    </QueryView>
  );
}
