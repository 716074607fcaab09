import { useDeleteRetake } from '#client/generated/rest/scores.ts';
import { ConfirmDialog } from '#ui-kit';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { PasteDialog } from '../grid/PasteDialog.tsx';
import { ClinicDialog } from '../retakeExams/parts.ts';
import { sayProblem } from '../shared/sayProblem.ts';
import { AnswersDialog } from './AnswersDialog.tsx';
import css from './Gradebook.module.css';
import { spotId } from './grades.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import type { Lowered } from './pasted.ts';
import { RetakeDialog } from './RetakeDialog.tsx';
import type { GradeDialog } from './useDialog.ts';
import type { GradeActions } from './useGrades.ts';
import type { GradeSource } from './useGradeSource.ts';

interface GradeDialogsProps {
  dialog: GradeDialog;
  grades: GradeActions;
  source: GradeSource;
  /** The name of a row of the grid. */
  describe: (rowId: string) => string;
  /** The previewed paste is written. */
  onPaste: (block: PasteBlock) => void;
}

/** The dialog that is open, if one is. */
export function GradeDialogs({ dialog: { opened, close }, grades, source, describe, onPaste }: GradeDialogsProps) {
  if (!opened) return null;
  if (opened.type === 'paste') {
    const { block, lowered } = opened;
    return (
      <PasteDialog block={block} facts={[]} describe={describe} onPaste={() => onPaste(block)} onClose={close}>
        <LoweredValues lowered={lowered} describe={describe} />
      </PasteDialog>
    );
  }
  if (opened.type === 'retake') {
    const spots = opened.scoreIds.flatMap((id) => source.spotNow(spotId(id, 0)) ?? []);
    return <RetakeDialog spots={spots} source={source} onClose={close} />;
  }
  if (opened.type === 'clinic') return <ClinicDialog due={opened.due} onClose={close} />;
  const spot = source.spotNow(opened.spotId);
  const name = source.nameOf(opened.spotId);
  if (!spot) return null;
  if (opened.type === 'deleteRetake') return <DeleteRetake id={opened.spotId} source={source} onClose={close} />;
  return opened.type === 'history' ? (
    <HistoryDialog spot={spot} name={name} onRestore={(typings) => void grades.enter(typings)} onClose={close} />
  ) : (
    <AnswersDialog spot={spot} name={name} onGraded={(cell) => source.keep([cell])} onClose={close} />
  );
}

/** So many are named one by one. */
const NAMED = 6;

function LoweredValues({ lowered, describe }: { lowered: readonly Lowered[]; describe: (rowId: string) => string }) {
  if (lowered.length === 0) return null;
  return (
    <div className={css.lowered} role="alert">
      <strong>{lowered.length}칸의 점수가 내려가거나 지워집니다.</strong>
      <ul>
        {lowered.slice(0, NAMED).map(({ rowId, before, after }, at) => (
          <li key={`${rowId} ${at}`}>
            {describe(rowId)}: {before} → {after}
          </li>
        ))}
        {lowered.length > NAMED && <li>외 {lowered.length - NAMED}칸</li>}
      </ul>
    </div>
  );
}

function DeleteRetake({ id, source, onClose }: { id: string; source: GradeSource; onClose: () => void }) {
  const remove = useDeleteRetake();
  const spot = source.spotNow(id);
  const attempt = spot?.attempt;
  if (!attempt) return null;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`${source.nameOf(id)} 학생의 ${attempt.retakeNumber}차 재시험을 지울까요?`}
      confirmLabel="재시험 지우기"
      onConfirm={async () => {
        await sayProblem(remove.mutateAsync({ retakeScoreId: attempt.id }));
        source.forget(id);
      }}
      onClose={onClose}
    >
      {attempt.value === null ? '아직 점수가 없는 재시험입니다.' : `${attempt.value}점과 메모가 사라집니다.`}
    </ConfirmDialog>
  );
}
