import { useParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { formatDay, formatMean, Link, Note, QueryView } from '#ui-kit';
import { paths as examPaths } from '../exams/paths.ts';
import { Card } from '../shared/page/Card.tsx';
import { RecentScoresDocument } from './generated/graphql.ts';
import css from './StudentScores.module.css';

/** The last scores of the address's student in the academy's exams, in short. */
export function RecentScores() {
  const { studentId = '' } = useParams();
  const query = useGql(RecentScoresDocument, { studentId }, { requestPolicy: 'cache-and-network' });
  return (
    <Card title="최근 성적">
      <QueryView query={query} rows={3}>
        {({ scores }) =>
          scores.length === 0 ? (
            <Note>아직 성적이 없습니다.</Note>
          ) : (
            <ul role="list" className={css.recent}>
              {scores.map(({ id, exam, attempts }) => (
                <li key={id}>
                  <Link href={examPaths.exam(exam.id)}>{exam.name}</Link>
                  <Note as="span">{formatDay(exam.weeklyLecture?.heldOn ?? '')}</Note>
                  <b>{`${attempts[0]?.value ?? '–'}/${exam.totalPoints}점`}</b>
                  <Note as="span">
                    {exam.statistics?.mean == null ? '' : `반 평균 ${formatMean(exam.statistics.mean)}`}
                  </Note>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
