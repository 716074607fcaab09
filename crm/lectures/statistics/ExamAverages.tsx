import { formatDay, formatMean, formatWeek, Link } from '#ui-kit';
import { TrendChart } from '#ui-kit/TrendChart/TrendChart.tsx';
import { paths as examPaths } from '../../exams/paths.ts';
import { Card } from '../../shared/page/Card.tsx';
import { StickyTable } from '../../shared/lists/StickyTable.tsx';
import { examTrends } from './examTrends.ts';
import type { LectureStatisticsQuery } from '../generated/graphql.ts';

const PERCENT = [0, 25, 50, 75, 100] as const;

/** The averages of a lecture's exams over the weeks that have come, as lines and as figures of each exam, the latest first. */
export function ExamAverages({ exams }: Pick<LectureStatisticsQuery, 'exams'>) {
  if (exams.length === 0) return <p>점수를 입력하면 시험별 평균이 여기에 나옵니다.</p>;
  return (
    <>
      <Card title="시험 평균">
        <TrendChart label="만점을 100%로 본 평균" unit="%" ticks={PERCENT} {...examTrends(exams)} />
      </Card>
      <Card title="시험별 성적">
        <StickyTable label="시험별 성적">
          <thead>
            <tr>
              {['시험', '주차', '응시', '평균', '최고', '최저', '표준편차', '클리닉 대상'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exams.toReversed().map(({ id, name, totalPoints, weeklyLecture: week, statistics: of }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={`${examPaths.exam(id)}/analysis`}>{name}</Link>
                </th>
                <td>{`${formatWeek(week)} · ${formatDay(week.heldOn)}`}</td>
                <td>{`${of?.takenCount ?? 0}/${of?.participantCount ?? 0}명`}</td>
                <td>{of?.mean == null ? '–' : `${formatMean(of.mean)} / ${totalPoints}점`}</td>
                <td>{of?.highest ?? '–'}</td>
                <td>{of?.lowest ?? '–'}</td>
                <td>{of?.deviation ?? '–'}</td>
                <td>{`${of?.clinicCount ?? 0}명`}</td>
              </tr>
            ))}
          </tbody>
        </StickyTable>
      </Card>
    </>
  );
}
