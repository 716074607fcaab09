import { useKeepStudent } from '#client/generated/rest/students.ts';
import { problemText } from '#client/problemText.ts';
import { Button, formatInstant, useToast } from '#ui-kit';
import type { StudentDetailQuery } from './generated/graphql.ts';
import css from './Students.module.css';

interface LeavingNoticeProps {
  student: NonNullable<StudentDetailQuery['students_by_pk']>;
  /** Whether this person may take the deletion back. */
  mayKeep: boolean;
}

/** Says when a student who was deleted will be forgotten, and takes it back. */
export function LeavingNotice({ student, mayKeep }: LeavingNoticeProps) {
  const toast = useToast();
  const keep = useKeepStudent();
  if (!student.anonymisesAt) return null;
  const undo = async (): Promise<void> => {
    try {
      await keep.mutateAsync({ studentId: student.id });
      toast({ message: '되돌렸습니다.', tone: 'positive' });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };
  return (
    <div className={css.leaving} role="status">
      <span>
        지우기로 한 학생입니다. <b>{formatInstant(student.anonymisesAt)}</b>에 누구였는지 알 수 없게 됩니다.
      </span>
      {mayKeep && (
        <Button size="small" loading={keep.isPending} onClick={() => void undo()}>
          되돌리기
        </Button>
      )}
    </div>
  );
}
