import { useState } from 'react';
import { useParams } from 'react-router';
import { firstQuestion } from '#client/graphql/askEarly.ts';
import { useGql } from '#client/graphql/gql.ts';
import type { First } from '#client/page/lazy/loadPage.ts';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { CenteredSpinner, QueryView, Stack } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { Card } from '../shared/page/Card.tsx';
import records from '../shared/records/Records.module.css';
import { ActualScoreDialog } from './ActualScoreDialog.tsx';
import { ActualScoreTable } from './ActualScoreTable.tsx';
import { StudentScoresDocument, type StudentScoresQuery } from './generated/graphql.ts';

// Charts are large, and not every student has scores.
const ScoreCharts = lazyWhenIdle(() => import('./ScoreCharts.tsx'), <CenteredSpinner />);

/** `/crm/students/:studentId/scores`: the results of the student, in the academy and outside, as charts and as a table. */
export default function StudentScores() {
  const { studentId = '' } = useParams();
  const [writing, setWriting] = useState(false);
  const query = useGql(StudentScoresDocument, { studentId }, { requestPolicy: 'cache-and-network' });
  return (
    <Card
      title="성적"
      action={
        <AddButton size="small" onClick={() => setWriting(true)}>
          실전 성적 입력
        </AddButton>
      }
    >
      <QueryView query={query}>{(data) => <Scores {...data} />}</QueryView>
      {writing && <ActualScoreDialog studentId={studentId} onClose={() => setWriting(false)} />}
    </Card>
  );
}

/** What it asks first. */
export const first: First = ({ params: { studentId = '' } }) =>
  firstQuestion('TA', StudentScoresDocument, { studentId });

function Scores({ scores, actualExamScores: actual }: StudentScoresQuery) {
  const isEmpty = scores.length === 0 && actual.length === 0;
  if (isEmpty)
    return <p className={records.meta}>아직 성적이 없습니다. 내신이나 모의고사 결과를 적어 두면 함께 그려 줍니다.</p>;
  return (
    <Stack gap={14}>
      <ScoreCharts scores={scores} actual={actual} />
      {actual.length > 0 && <ActualScoreTable scores={actual} />}
    </Stack>
  );
}
