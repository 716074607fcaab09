import { useGql } from '#client/graphql/gql.ts';
import { useUndoAttendance } from '#client/generated/rest/participants.ts';
import { Button, useSending } from '#ui-kit';
import { UndoIcon } from '#ui-kit/icons.ts';
import { AutoAbsenceDocument, type AttendanceQuery } from '../../generated/graphql.ts';
import css from '../Attendance.module.css';
import { autoMarked } from './autoMarked.ts';
import type { AttendancePlace } from '../source/place.ts';

interface AutoAbsenceNoteProps {
  participants: AttendanceQuery['participants'];
  place: AttendancePlace;
}

/** Says that the academy itself marked who had no mark as absent, and takes it back. */
export function AutoAbsenceNote({ participants, place }: AutoAbsenceNoteProps) {
  const marked = autoMarked(participants);
  const [first] = marked;
  const { data } = useGql(
    AutoAbsenceDocument,
    { participantId: first?.id ?? '' },
    { enabled: first !== undefined, requestPolicy: 'cache-and-network' },
  );
  const undo = useUndoAttendance();
  const { send } = useSending();
  const changeSet = data?.auditLog[0]?.changeSet;
  if (!first || !changeSet) return null;

  const takeBack = async (): Promise<void> => {
    const { lectureId, weekId: weeklyLectureId } = place;
    await send(
      () => undo.mutateAsync({ lectureId, weeklyLectureId, data: { changeSetId: changeSet.id } }),
      '자동으로 체크한 결석을 되돌렸습니다',
    );
  };
  const { count } = changeSet.facts as { count: number };
  // An undo takes back all of them or none.
  const isWhole = marked.length === count;
  return (
    <div className={css.autoAbsence} role="status">
      <span>
        {`출석 표시가 없던 ${count}명을 결석으로 처리했습니다.`}
        {!isWhole && ' 그 뒤에 바뀐 학생이 있어 한 번에 되돌릴 수 없으니, 남은 학생은 표에서 수정해 주세요.'}
      </span>
      {isWhole && (
        <Button size="small" icon={<UndoIcon aria-hidden />} loading={undo.isPending} onClick={() => void takeBack()}>
          되돌리기
        </Button>
      )}
    </div>
  );
}
