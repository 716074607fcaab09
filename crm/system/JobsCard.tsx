import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { EmptyState, QueryView } from '#ui-kit';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { Card } from '../shared/page/Card.tsx';
import { JobListDocument } from './generated/manager.ts';
import { JobRunsDialog } from './JobRunsDialog.tsx';
import { JobTable } from './JobTable.tsx';
import type { JobRow } from './jobWords.ts';

const week = 7 * 86_400_000;

/** What the server does by itself: what ran, what failed, what is next; to run and to stop by hand. */
export function JobsCard() {
  const [since] = useState(() => new Date(deviceClock.now().getTime() - week).toISOString());
  const query = useGql(JobListDocument, { since }, { requestPolicy: 'cache-and-network', refetchInterval: 15_000 });
  const [shown, setShown] = useState<JobRow | null>(null);
  return (
    <Card title="서버가 하는 일">
      <QueryView query={query} rows={6}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <EmptyState of="record" title="아직 맡은 일이 없습니다">
              서버가 시작하면 몇 초 안에 여기에 나타납니다.
            </EmptyState>
          ) : (
            <JobTable jobs={jobs} onShow={setShown} />
          )
        }
      </QueryView>
      {shown && <JobRunsDialog job={shown} onClose={() => setShown(null)} />}
    </Card>
  );
}
