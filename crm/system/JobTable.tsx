import { useState } from 'react';
import { useRunJob, useStopJob } from '#client/generated/rest/system.ts';
import { Button, ConfirmDialog, formatInstant, StatusChip, useSending } from '#ui-kit';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { StickyTable } from '../shared/lists/StickyTable.tsx';
import { codeWords, jobName, jobState, nextWords, weekWords, type JobRow } from './jobWords.ts';
import css from './System.module.css';

interface JobTableProps {
  jobs: readonly JobRow[];
  onShow: (job: JobRow) => void;
}

/** A row a job, with what a manager may do with it. */
export function JobTable({ jobs, onShow }: JobTableProps) {
  const now = deviceClock.now();
  const [stopping, setStopping] = useState<JobRow | null>(null);
  const { mutateAsync: stop } = useStopJob();
  return (
    <>
      <StickyTable label="서버가 하는 일">
        <thead>
          <tr>
            {['일', '상태', '마지막', '7일 동안', '다음', ''].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <th scope="row">{jobName(job)}</th>
              <td>
                <JobState job={job} now={now} />
              </td>
              <td>{job.endedAt ? formatInstant(job.endedAt) : '–'}</td>
              <td>{weekWords(job)}</td>
              <td>{nextWords(job, now)}</td>
              <td>
                <div className={css.buttons}>
                  <RunButton job={job} />
                  {job.status !== 'STOPPED' && (
                    <Button size="small" aria-label={`${jobName(job)} 멈추기`} onClick={() => setStopping(job)}>
                      멈추기
                    </Button>
                  )}
                  <Button size="small" aria-label={`${jobName(job)} 기록`} onClick={() => onShow(job)}>
                    기록
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </StickyTable>
      <ConfirmDialog
        open={stopping !== null}
        tone="danger"
        title={`‘${stopping ? jobName(stopping) : ''}’ 일을 멈출까요?`}
        confirmLabel="멈추기"
        onClose={() => setStopping(null)}
        onConfirm={async () => {
          if (stopping === null) return;
          await stop({ jobId: stopping.id });
        }}
        said="멈췄습니다. 지금 실행을 누르면 다시 합니다."
      >
        다시 실행할 때까지 서버가 이 일을 하지 않습니다. 하고 있던 것은 거기서 끝나고, 그때까지 한 것은 남습니다.
      </ConfirmDialog>
    </>
  );
}

function RunButton({ job }: { job: JobRow }) {
  const { mutateAsync: run, isPending } = useRunJob();
  const { send } = useSending();
  if (job.status === 'RUNNING') return null;
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={`${jobName(job)} 지금 실행`}
      onClick={() => void send(() => run({ jobId: job.id }), '몇 초 안에 시작합니다')}
    >
      지금 실행
    </Button>
  );
}

function JobState({ job, now }: { job: JobRow; now: Date }) {
  const { tone, words } = jobState(job, now);
  const note = job.status === 'STOPPED' ? (job.stoppedByStaff?.name ?? '') : job.code ? codeWords(job.code) : '';
  return (
    <div className={css.state}>
      <StatusChip tone={tone}>{words}</StatusChip>
      {note !== '' && <small>{note}</small>}
    </div>
  );
}
