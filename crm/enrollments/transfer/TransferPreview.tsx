import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EarnedWeek, TransferWeek } from '#client/generated/rest/enrollments.ts';
import { problemText } from '#client/problemText.ts';
import { LoadingState, formatDay, formatPeriod, formatWeek } from '#ui-kit';
import { FormAlert } from '#ui-kit/Form/FormAlert.tsx';
import { ClashNote } from '../../shared/ClashNote.tsx';
import { ShareBar } from '../../shared/page/ShareBar.tsx';
import { TransferTable } from './TransferTable.tsx';
import type { TransferPlan } from './useTransfer.ts';
import css from './Transfer.module.css';

/** What a transfer would move, what stays, and whether the lecture has room. */
export function TransferPreview({ preview }: { preview: UseQueryResult<TransferPlan> }) {
  if (preview.error) return <FormAlert message={problemText(preview.error)} />;
  const [outcome, ...others] = preview.data?.outcomes ?? [];
  if (!outcome) return <LoadingState rows={5} />;
  if (others.length > 0) {
    return (
      <div role="status" aria-label="반 이동 미리보기" aria-busy={preview.isFetching || undefined}>
        <TransferTable outcomes={[outcome, ...others]} />
        <ClashNote students={[outcome, ...others].flatMap(({ clashes }) => clashes)} />
      </div>
    );
  }
  const { endsOn, joinsOn, untilOn, leaves, joins, stays, enrolled, clashes } = outcome;
  return (
    <>
      <div
        className={css.preview}
        role="status"
        aria-label="반 이동 미리보기"
        aria-busy={preview.isFetching || undefined}
      >
        <Part title="지금 강의에서 빠지는 것" count={leaves.length}>
          <p>{endsOn === null ? '수강등록이 모두 옮겨 갑니다.' : `${formatDay(endsOn)}까지 수강한 것으로 남습니다.`}</p>
          <Weeks weeks={leaves} none="빠지는 주차가 없습니다." />
        </Part>
        <Part title="옮겨 가서 듣는 것" count={joins.length}>
          <p>{`${formatPeriod({ fromDate: joinsOn, toDate: untilOn })} 수강합니다.`}</p>
          <Weeks weeks={joins} none="아직 주차가 없습니다. 주차를 추가하면 출결표에 올라옵니다." />
          <ShareBar
            whole={enrolled.capacity}
            parts={[
              {
                label: '자리',
                count: enrolled.taken,
                tone: enrolled.taken >= enrolled.capacity ? 'warning' : 'accent',
              },
            ]}
          >
            {`옮긴 뒤 ${enrolled.taken}/${enrolled.capacity}명`}
          </ShareBar>
        </Part>
        <Part title="지금 강의에 남는 것" count={stays.length}>
          <p>이미 받은 출결, 메모, 성적은 받은 곳에 그대로 남습니다.</p>
          {stays.length > 0 && (
            <ul role="list" tabIndex={0} aria-label="남는 주차">
              {stays.map((week) => (
                <li
                  key={week.weeklyLectureId}
                >{`${formatWeek(week)} · ${formatDay(week.heldOn)} · ${earned(week)}`}</li>
              ))}
            </ul>
          )}
          {outcome.movesRepresentative && <p>대표 강의는 새 강의로 바뀝니다.</p>}
        </Part>
      </div>
      <ClashNote students={clashes} />
    </>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section>
      <h3>
        {title} <span>{`${count}개 주차`}</span>
      </h3>
      {children}
    </section>
  );
}

function Weeks({ weeks, none }: { weeks: readonly TransferWeek[]; none: string }) {
  if (weeks.length === 0) return <p>{none}</p>;
  return (
    <ul role="list" tabIndex={0} aria-label="주차">
      {weeks.map((week) => (
        <li key={week.weeklyLectureId}>{`${formatWeek(week)} · ${formatDay(week.heldOn)}`}</li>
      ))}
    </ul>
  );
}

const earned = ({ attendance, hasMemo, isLocked, isScored }: EarnedWeek): string =>
  [attendance, hasMemo && '메모', isLocked && '잠금', isScored && '성적'].filter(Boolean).join(', ');
