import { FactList, formatMean } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from './Exam.module.css';
import type { PortalExam } from './types.ts';

/** Figures of the whole class; never another student's score. */
export function ClassStatistics({ exam, value }: { exam: PortalExam; value: number }) {
  const { statistics, totalPoints } = exam;
  if (!statistics) return null;
  const counts = statistics.distribution ?? [];
  const highest = Math.max(1, ...counts);
  const mine = Math.min(counts.length - 1, Math.floor((value / totalPoints) * 10));
  return (
    <Card title="반 전체">
      <FactList
        columns={2}
        facts={[
          { label: '평균', value: statistics.mean !== null && formatMean(statistics.mean) },
          { label: '최고점', value: `${statistics.highest}점` },
          { label: '표준편차', value: statistics.deviation },
          { label: '응시', value: `${statistics.takenCount}명` },
        ]}
      />
      <figure className={css.distribution}>
        <figcaption>점수 분포 · 내 구간은 진하게 표시했어요</figcaption>
        <ol role="list">
          {counts.map((count, at) => (
            <li key={at} data-mine={at === mine || undefined}>
              <span className={css.count}>{count}</span>
              <span className={css.bar} style={{ height: `${(64 * count) / highest + 2}px` }} aria-hidden />
              <span className={css.bucket}>{Math.round((at * totalPoints) / 10)}</span>
              <span className={css.hidden}>{`점부터 ${count}명${at === mine ? ', 내 구간' : ''}`}</span>
            </li>
          ))}
        </ol>
      </figure>
    </Card>
  );
}
