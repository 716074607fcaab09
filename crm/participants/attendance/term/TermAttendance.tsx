import { ButtonLink, EmptyState, QueryView } from '#ui-kit';
import { paths as enrollmentPaths } from '../../../enrollments/paths.ts';
import { usePendingEdits } from '../../../grid/index.ts';
import type { AttendancePlace } from '../source/place.ts';
import type { AttendanceCell } from '../marks/records.ts';
import { TermTable } from './TermTable.tsx';
import { useTermSource } from '../source/useTermSource.ts';
import { NothingYet } from '../../../setup/parts.ts';

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
          <NothingYet needs={['students']}>
            <EmptyState
              of="person"
              title="이 강의의 주차에 수강생이 없습니다"
              action={<ButtonLink href={enrollmentPaths.ofLecture(place.lectureId)}>강의의 수강생</ButtonLink>}
            >
              강의에 학생을 등록하면 수업일이 수강 기간에 든 주차마다 출결 칸이 생깁니다.
            </EmptyState>
          </NothingYet>
        )
      }
    </QueryView>
  );
}
