import { useKeepStudent } from '#client/generated/rest/students.ts';
import { Button, formatInstant, useSending } from '#ui-kit';
import css from '../Students.module.css';

interface LeavingNoticeProps {
  id: string;
  /** When the student will be forgotten; nothing is shown without it. */
  anonymisesAt: string | null | undefined;
  /** Whether this person may take the deletion back. */
  mayKeep: boolean;
}

/** Says when a student who was deleted will be forgotten, and takes it back. */
export function LeavingNotice({ id, anonymisesAt, mayKeep }: LeavingNoticeProps) {
  const { send } = useSending();
  const keep = useKeepStudent();
  if (!anonymisesAt) return null;
  const undo = () => send(() => keep.mutateAsync({ studentId: id }), '되돌렸습니다');
  return (
    <div className={css.leaving} role="status">
      <span>
        삭제하기로 한 학생입니다. <b>{formatInstant(anonymisesAt)}</b>에 누구였는지 알 수 없게 됩니다.
      </span>
      {mayKeep && (
        <Button size="small" loading={keep.isPending} onClick={() => void undo()}>
          되돌리기
        </Button>
      )}
    </div>
  );
}
