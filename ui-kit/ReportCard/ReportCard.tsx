import { Brand, type BrandProps } from '../Brand/Brand.tsx';
import { FactList, type Fact } from '../FactList/FactList.tsx';
import { formatMean, formatSchool, formatWeek } from '../format/academy.ts';
import { formatGrade } from '../format/grade.ts';
import { formatDay } from '../format/time/date.ts';
import css from './ReportCard.module.css';
import { ReportItems, type ReportItem } from './ReportItems.tsx';
import { ReportTrend, type TrendPoint } from './ReportTrend.tsx';

export interface ReportCardProps {
  /** The academy's name and logo, at the head of the page. @default undefined */
  academy?: BrandProps;
  student: { name: string; school: string; grade: string | null; studentNumber?: string };
  exam: {
    name: string;
    /** 만점, in points. */
    totalPoints: number;
    lectureName: string;
    teacherName: string;
    weekNumber: number | null;
    specialName: string | null;
    placeInWeek: string | null;
    /** Date of the week, `YYYY-MM-DD`. */
    heldOn: string;
  };
  /** Points of the first attempt. */
  value: number;
  grade: number | null;
  gradeScale: number | null;
  /** Points of the graded questions. */
  retakes: readonly { retakeNumber: number; value: number }[];
  /** Figures of the class; null where they must not be shown. */
  statistics: { takenCount: number; mean: number; highest: number } | null;
  /** Null where it must not be shown. */
  rank: { rank: number; takenCount: number; percentile: number } | null;
  /** Empty where the answers are not known. */
  items: readonly ReportItem[];
  /** The lecture's latest exams, ending with this one. */
  trend: readonly TrendPoint[];
  /** The teacher's remark; empty if there is none. */
  remark: string;
}

/** One student's 성적표, one A4 page: score, class figures, each question, the trend of the latest exams, the teacher's remark. */
export function ReportCard(card: ReportCardProps) {
  const { academy, student, exam, items, trend, remark } = card;
  return (
    <article className={css.card} aria-label={`${student.name} 성적표`}>
      <header className={css.head}>
        <div>
          {academy && (
            <p className={css.academy}>
              <Brand {...academy} />
            </p>
          )}
          <h2>{exam.name}</h2>
          <p>{`${exam.lectureName} ${formatWeek(exam)} · ${formatDay(exam.heldOn)} · ${exam.teacherName} 선생님`}</p>
        </div>
        <p className={css.who}>
          <strong>{student.name}</strong>
          <span>{[formatSchool(student), student.studentNumber].filter(Boolean).join(' · ')}</span>
        </p>
      </header>
      <div className={css.body}>
        <p className={css.value}>
          <strong>{card.value}</strong>
          <span>{`/ ${exam.totalPoints}점`}</span>
        </p>
        <FactList columns={2} facts={factsOf(card)} />
      </div>
      {items.length > 0 && <ReportItems items={items} />}
      {trend.length > 1 && <ReportTrend points={trend} />}
      {remark !== '' && (
        <section className={css.remark}>
          <h3>선생님의 말</h3>
          <p>{remark}</p>
        </section>
      )}
    </article>
  );
}

function factsOf({ statistics, grade, gradeScale, rank, retakes }: ReportCardProps): Fact[] {
  return [
    { label: '반 평균', value: statistics && formatMean(statistics.mean) },
    { label: '최고점', value: statistics && `${statistics.highest}점` },
    { label: '등급', value: grade !== null && gradeScale !== null && formatGrade(grade, gradeScale) },
    ...(rank
      ? [
          { label: '석차', value: `${rank.rank} / ${rank.takenCount}` },
          { label: '백분위', value: rank.percentile },
        ]
      : []),
    ...retakes.map(({ retakeNumber, value }) => ({ label: `${retakeNumber}차 재시험`, value: `${value}점` })),
  ].map(({ label, value }) => ({ label, value: value === false ? null : value }));
}
