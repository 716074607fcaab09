import { formatGrade } from '#ui-kit';
import { examWords } from '#ui-kit/format/actualExams.ts';
import { Card } from '../shared/page/Card.tsx';
import type { PortalGrowthQuery } from './generated/graphql.ts';
import css from './Growth.module.css';

/** Scores of exams outside the academy, the latest first. */
export function ActualScores({ scores }: { scores: PortalGrowthQuery['actualExamScores'] }) {
  return (
    <Card title="내신·모의고사 성적">
      <div className={css.scroller}>
        <table className={css.scores}>
          <caption className="visually-hidden">내신·모의고사 성적</caption>
          <thead>
            <tr>
              <th scope="col">시험</th>
              <th scope="col">과목</th>
              <th scope="col">점수</th>
              <th scope="col">등급</th>
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => (
              <tr key={score.id}>
                <th scope="row">{examWords(score)}</th>
                <td>{score.subject}</td>
                <td>{pointsOf(score)}</td>
                <td>{score.grade === null ? '–' : formatGrade(score.grade, score.gradeScale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function pointsOf({ rawScore, standardScore, percentile }: PortalGrowthQuery['actualExamScores'][number]): string {
  const parts = [
    rawScore !== null && `${rawScore}점`,
    standardScore !== null && `표준 ${standardScore}`,
    percentile !== null && `백분위 ${percentile}`,
  ];
  return parts.filter(Boolean).join(' · ') || '–';
}
