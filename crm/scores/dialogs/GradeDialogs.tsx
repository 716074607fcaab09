import { useDeleteRetake } from '#client/generated/rest/scores.ts';
import { ConfirmDialog } from '#ui-kit';
import { ClinicDialog } from '../../retakeExams/parts.ts';
import { MessageDialog } from '../../smsMessages/parts.ts';
import { AnswersDialog } from './AnswersDialog.tsx';
import type { AttemptKey } from '../grades.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { RetakeDialog } from './RetakeDialog.tsx';
import type { GradeDialog } from './useDialog.ts';
import type { GradeActions } from '../useGrades.ts';
import type { GradeSource } from '../source/useGradeSource.ts';

interface GradeDialogsProps {
  opened: NonNullable<GradeDialog['opened']>;
  close: () => void;
  grades: GradeActions;
  source: GradeSource;
}

/** The dialog that is open. */
export function GradeDialogs({ opened, close, grades, source }: GradeDialogsProps) {
  if (opened.type === 'retake') {
    const attempts = opened.scoreIds.flatMap((scoreId) => source.attemptNow({ scoreId, retakeNumber: 0 }) ?? []);
    return <RetakeDialog attempts={attempts} source={source} onClose={close} />;
  }
  if (opened.type === 'clinic') return <ClinicDialog due={opened.due} onClose={close} />;
  if (opened.type === 'message') return <MessageDialog studentIds={opened.studentIds} onClose={close} />;
  if (opened.type === 'deleteRetake') return <DeleteRetake id={opened.attempt} source={source} onClose={close} />;
  const attempt = source.attemptNow(opened.attempt);
  if (!attempt) return null;
  const name = source.nameOf(opened.attempt);
  return opened.type === 'history' ? (
    <HistoryDialog attempt={attempt} name={name} onRestore={(entries) => void grades.enter(entries)} onClose={close} />
  ) : (
    <AnswersDialog attempt={attempt} name={name} onGraded={(cell) => source.keep([cell])} onClose={close} />
  );
}

function DeleteRetake({ id, source, onClose }: { id: AttemptKey; source: GradeSource; onClose: () => void }) {
  const remove = useDeleteRetake();
  const attempt = source.attemptNow(id)?.attempt;
  if (!attempt) return null;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`${source.nameOf(id)} 학생의 ${attempt.retakeNumber}차 재시험을 삭제할까요?`}
      confirmLabel="재시험 삭제"
      onConfirm={async () => {
        await remove.mutateAsync({ retakeScoreId: attempt.id });
        source.forget(id);
      }}
      onClose={onClose}
    >
      {attempt.value === null ? '아직 점수가 없는 재시험입니다.' : `${attempt.value}점과 메모가 사라집니다.`}
    </ConfirmDialog>
  );
}
