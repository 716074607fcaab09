import { FactList, formatDay, formatSchool, formatWeek } from '#ui-kit';
import type { ReportScoreFragment } from './generated/graphql.ts';
import css from './ReportCards.module.css';
import type { ReportExam } from './ReportCardsPage.tsx';

interface ReportCardProps {
  exam: ReportExam;
  score: ReportScoreFragment;
  /** Rank and percentile are on it. */
  hasRank: boolean;
  /** What the teacher says below. */
  words: string;
}

/** One student's 성적표: value, class, each question, the teacher's words. */
export function ReportCard({ exam, score, hasRank, words }: ReportCardProps) {
  const { weeklyLecture: week, statistics } = exam;
  const { student, rank } = score;
  const first = score.attempts.find(({ retakeNumber }) => retakeNumber === 0);
  const retakes = score.attempts.filter(({ retakeNumber, value }) => retakeNumber > 0 && value !== null);
  return (
    <article className={css.card} aria-label={`${student.user.name} 성적표`}>
      <header className={css.head}>
        <div>
          <h2>{exam.name}</h2>
          <p>{`${week.lecture.name} ${formatWeek(week)} · ${formatDay(week.heldOn)} · ${week.lecture.teacherName} 선생님`}</p>
        </div>
        <p className={css.who}>
          <strong>{student.user.name}</strong>
          <span>{[formatSchool(student), student.studentNumber].filter(Boolean).join(' · ')}</span>
        </p>
      </header>
      <div className={css.body}>
        <p className={css.value}>
          <strong>{first?.value}</strong>
          <span>{`/ ${exam.totalPoints}점`}</span>
        </p>
        <FactList
          columns={3}
          facts={[
            { label: '반 평균', value: statistics?.mean == null ? null : `${statistics.mean}점` },
            { label: '최고점', value: statistics?.highest == null ? null : `${statistics.highest}점` },
            { label: '등급', value: first?.grade == null ? null : `${first.grade}등급 (${first.gradeScale}등급제)` },
            ...(hasRank && rank
              ? [
                  { label: '석차', value: `${rank.rank} / ${rank.takenCount}` },
                  { label: '백분위', value: rank.percentile },
                ]
              : []),
            ...retakes.map(({ retakeNumber, value }) => ({ label: `${retakeNumber}차 재시험`, value: `${value}점` })),
          ]}
        />
      </div>
      {score.answers.length > 0 && <Items exam={exam} score={score} />}
      {words.trim() !== '' && (
        <section className={css.words}>
          <h3>선생님의 말</h3>
          <p>{words}</p>
        </section>
      )}
    </article>
  );
}

function Items({ exam, score }: Pick<ReportCardProps, 'exam' | 'score'>) {
  const right = new Set(score.answers.filter(({ isCorrect }) => isCorrect).map(({ number }) => number));
  return (
    <ol role="list" className={css.items} aria-label="문항별 결과와 정답률">
      {exam.questionStatistics.map(({ number, gradingRule, correctRate }) => {
        const mark = gradingRule === 'VOID' ? '–' : right.has(number) ? 'O' : 'X';
        return (
          <li key={number} data-mark={mark}>
            <span>{number}</span>
            <strong>{mark}</strong>
            <span className={css.rate}>{correctRate === null ? '' : `${Math.round(correctRate)}%`}</span>
          </li>
        );
      })}
    </ol>
  );
}
