import { Button, EmptyState, QueryView } from '#ui-kit';
import { usePendingEdits } from '../../../grid/index.ts';
import type { AttendancePlace } from '../source/place.ts';
import type { AttendanceCell } from '../marks/records.ts';
import { TermTable } from './TermTable.tsx';
import { useTermSource } from '../source/useTermSource.ts';

/** The attendance of all weeks of a lecture, one column per week. */
export function TermAttendance({ onWeek, ...place }: AttendancePlace & { onWeek: () => void }) {
  const pending = usePendingEdits<AttendanceCell>(`attendance of lecture ${place.lectureId}`);
  const { query, source } = useTermSource(place.lectureId, pending.saving);
  return (
    <QueryView query={query} rows={12}>
      {(data) =>
        data.students.length > 0 ? (
          <TermTable data={data} place={place} source={source} pending={pending} onWeek={onWeek} />
        ) : (
          <EmptyState
            of="person"
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
