import { useState } from 'react';
import { useDeleteActualExamScore } from '#client/generated/rest/actualExamScores.ts';
import { ConfirmDialog, useToast } from '#ui-kit';
import { DeleteIcon, EditIcon } from '#ui-kit/icons.ts';
import { RowActions } from '../shared/RowActions.tsx';
import { ActualScoreDialog } from './ActualScoreDialog.tsx';
import { examWords } from './examWords.ts';
import css from './StudentScores.module.css';
import type { ActualScore } from './types.ts';

/** Results outside the academy, the latest first. */
export function ActualScoreTable({ scores }: { scores: readonly ActualScore[] }) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label="실전 성적">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">시험</th>
            <th scope="col">과목</th>
            <th scope="col">원점수</th>
            <th scope="col">표준점수</th>
            <th scope="col">백분위</th>
            <th scope="col">등급</th>
            <td aria-label="할 일" />
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <tr key={score.id}>
              <td>{examWords(score)}</td>
              <td>{score.subject}</td>
              <td>{score.rawScore ?? '–'}</td>
              <td>{score.standardScore ?? '–'}</td>
              <td>{score.percentile ?? '–'}</td>
              <td>{score.grade == null ? '–' : `${score.grade} / ${score.gradeScale}`}</td>
              <td>
                <ScoreActions score={score} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ScoreActions({ score }: { score: ActualScore }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const remove = useDeleteActualExamScore();
  const toast = useToast();
  const name = `${examWords(score)} ${score.subject}`;
  const close = (): void => setDialog(null);
  return (
    <RowActions
      name={name}
      items={[
        { label: '고치기', icon: <EditIcon aria-hidden />, onSelect: () => setDialog('edit') },
        { label: '지우기', icon: <DeleteIcon aria-hidden />, tone: 'danger', onSelect: () => setDialog('delete') },
      ]}
    >
      {dialog === 'edit' && <ActualScoreDialog score={score} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        title="실전 성적을 지울까요?"
        confirmLabel="성적 지우기"
        tone="danger"
        onClose={close}
        onConfirm={async () => {
          await remove.mutateAsync({ actualExamScoreId: score.id });
          toast({ message: `${name} 성적을 지웠습니다` });
        }}
      >
        {name} 성적이 사라지고 되돌릴 수 없습니다.
      </ConfirmDialog>
    </RowActions>
  );
}
