import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, QueryView, StatTile, todayInSeoul } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { ExamAverages } from './ExamAverages.tsx';
import { LectureStatisticsDocument } from '../generated/graphql.ts';
import css from './LectureStatistics.module.css';
import { statisticsOf } from './statisticsOf.ts';
import { WeekBars } from './WeekBars.tsx';

/** The statistics of a lecture: attendance per week, enrollment against capacity, and the averages of the exams. */
export default function LectureStatistics() {
  const { lectureId = '' } = useParams();
  const query = useGql(LectureStatisticsDocument, { id: lectureId }, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query} rows={8}>
      {({ lectures_by_pk: lecture, weekAttendanceRates, exams }) => {
        if (!lecture || weekAttendanceRates.length === 0) {
          return (
            <EmptyState of="chart" title="아직 통계가 없습니다">
              주차와 수강생이 있으면 첫 수업일부터 주차별 출결과 시험 평균을 볼 수 있습니다.
            </EmptyState>
          );
        }
        const { weeks, rate, change, enrolled, peak, unset } = statisticsOf(
          lecture,
          weekAttendanceRates,
          todayInSeoul(),
        );
        return (
          <>
            <div className={css.tiles}>
              <StatTile
                label="출석률"
                value={rate === null ? '–' : percent(rate)}
                note={change === null ? '체크한 출결 중 출석으로 인정된 것' : `지난 주차보다 ${signed(change)}%p`}
                share={rate ?? undefined}
                tone="positive"
              />
              <StatTile
                label="지금 수강생"
                value={enrolled}
                unit="명"
                note={`정원 ${lecture.capacity}명 · 빈자리 ${Math.max(0, lecture.capacity - enrolled)}`}
                share={enrolled / lecture.capacity}
              />
              <StatTile
                label="최대 인원"
                value={peak}
                unit="명"
                note="주차의 수업일 중"
                share={peak / lecture.capacity}
                tone="info"
              />
              <StatTile label="체크하지 않은 출결" value={unset} unit="건" note="지난 주차에 남은 것" tone="warning" />
            </div>
            <div className={css.charts}>
              <Card title="주차별 출결">
                <WeekBars
                  label="주차별 출결"
                  unit="명"
                  series={[
                    { key: 'present', label: '출석', tone: 'positive' },
                    { key: 'absent', label: '결석', tone: 'negative' },
                    { key: 'unset', label: '미체크', tone: 'neutral' },
                  ]}
                  weeks={weeks}
                />
              </Card>
              <Card title="주차별 자리">
                <WeekBars
                  label="주차별 자리"
                  unit="명"
                  series={[{ key: 'enrolled', label: '수강생', tone: 'accent' }]}
                  limit={{ label: '정원', value: lecture.capacity }}
                  weeks={weeks}
                />
              </Card>
            </div>
            <div className={css.exams}>
              <ExamAverages exams={exams} />
            </div>
          </>
        );
      }}
    </QueryView>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const signed = (points: number): string => `${points > 0 ? '+' : ''}${points.toFixed(1)}`;
