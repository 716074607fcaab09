import { formatGrade } from '#ui-kit';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { ActualScoreDialog } from './ActualScoreDialog.tsx';
import { examWords } from '#ui-kit/format/actualExams.ts';
import css from './StudentScores.module.css';
import type { ActualScore } from './types.ts';

/** Results outside the academy, latest first. */
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
              <td>{score.grade == null ? '–' : formatGrade(score.grade, score.gradeScale)}</td>
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
  const name = `${examWords(score)} ${score.subject}`;
  return (
    <ActionMenu
      name={name}
      actions={[
        editing((close) => <ActualScoreDialog score={score} onClose={close} />),
        deleting({
          resource: 'actualExamScores',
          id: score.id,
          noun: '성적',
          name: `${name} 성적`,
          title: '실전 성적을 삭제할까요?',
          warns: `${name} 성적이 사라지고 되돌릴 수 없습니다.`,
        }),
      ]}
    />
  );
}
