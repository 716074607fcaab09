import { useGql } from '#client/graphql/gql.ts';
import { Button, Dialog, DialogActions, DialogBody, EmptyState, formatInstant, QueryView, StatusChip } from '#ui-kit';
import type { Tone } from '#ui-kit/theme/tone.ts';
import { StickyTable } from '../shared/lists/StickyTable.tsx';
import { JobRunListDocument } from './generated/manager.ts';
import { codeWords, jobName, tookWords, type JobRow } from './jobWords.ts';

const outcomes: Readonly<Record<string, { tone: Tone; words: string }>> = {
  DONE: { tone: 'positive', words: '끝남' },
  FAILED: { tone: 'negative', words: '실패' },
  LOST: { tone: 'negative', words: '끊김' },
  RELEASED: { tone: 'neutral', words: '다른 서버에 넘김' },
  STOPPED: { tone: 'warning', words: '멈춤' },
};

/** The last runs of a job that did something or failed. */
export function JobRunsDialog({ job, onClose }: { job: JobRow; onClose: () => void }) {
  const query = useGql(JobRunListDocument, { jobId: job.id }, { requestPolicy: 'network-only' });
  return (
    <Dialog open size="large" title={`${jobName(job)} 기록`} onClose={onClose}>
      <DialogBody>
        <QueryView query={query} rows={4}>
          {({ jobRuns }) =>
            jobRuns.length === 0 ? (
              <EmptyState of="record" title="남은 기록이 없습니다">
                할 것이 없던 때는 적지 않습니다. 기록은 30일 동안 남습니다.
              </EmptyState>
            ) : (
              <StickyTable label={`${jobName(job)} 기록`}>
                <thead>
                  <tr>
                    {['시작', '걸린 시간', '결과', '원인', '서버'].map((head) => (
                      <th key={head} scope="col">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {jobRuns.map(({ id, startedAt, milliseconds, outcome, code, worker }) => (
                    <tr key={id}>
                      <th scope="row">{formatInstant(startedAt)}</th>
                      <td>{tookWords(milliseconds ?? 0)}</td>
                      <td>
                        <StatusChip tone={outcomes[outcome]?.tone ?? 'neutral'}>
                          {outcomes[outcome]?.words ?? outcome}
                        </StatusChip>
                      </td>
                      <td>{code ? `${codeWords(code)} (${code})` : '–'}</td>
                      <td>{worker ?? '–'}</td>
                    </tr>
                  ))}
                </tbody>
              </StickyTable>
            )
          }
        </QueryView>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
}
