import { ButtonLink, EmptyState, QueryView } from '#ui-kit';
import { usePendingEdits } from '../../../grid/index.ts';
import { WeekAbsences } from '../../../absenceNotices/parts.ts';
import { paths as enrollmentPaths } from '../../../enrollments/paths.ts';
import type { AttendancePlace } from '../source/place.ts';
import type { AttendanceCell } from '../marks/records.ts';
import { useWeekSource } from '../source/useWeekSource.ts';
import { WeekTable } from './WeekTable.tsx';
import { NothingYet } from '../../../setup/parts.ts';

/** The attendance of one week: one key per student. */
export function WeekAttendance({ onTerm, ...place }: AttendancePlace & { onTerm: () => void }) {
  const { lectureId, weekId } = place;
  const pending = usePendingEdits<AttendanceCell>(`attendance of week ${weekId}`);
  const { query, source } = useWeekSource(lectureId, weekId, pending.saving);
  return (
    <QueryView query={query} rows={12}>
      {(data) =>
        data.participants.length > 0 ? (
          <>
            <WeekAbsences weekId={weekId} />

            <WeekTable data={data} place={place} source={source} pending={pending} onTerm={onTerm} />
          </>
        ) : (
          <NothingYet needs={['students']}>
            <EmptyState
              of="person"
              title="이 주차에 수강생이 없습니다"
              action={<ButtonLink href={enrollmentPaths.ofLecture(lectureId)}>강의의 수강생</ButtonLink>}
            >
              강의에 학생을 등록하면 수업일이 수강 기간에 든 학생이 여기에 올라옵니다.
            </EmptyState>
          </NothingYet>
        )
      }
    </QueryView>
  );
}
