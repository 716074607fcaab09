import { formatDay, formatPeriod } from '#ui-kit';
import { ShareBar } from '../../shared/page/ShareBar.tsx';
import { StickyTable } from '../../shared/lists/StickyTable.tsx';
import css from './Transfer.module.css';
import type { TransferPlan } from './useTransfer.ts';

/** What a transfer of several students would do: a row a student, and whether the lecture has room. */
export function TransferTable({ outcomes }: Pick<TransferPlan, 'outcomes'>) {
  const fullest = outcomes.at(-1)?.enrolled;
  return (
    <>
      {fullest && (
        <ShareBar
          whole={fullest.capacity}
          parts={[
            {
              label: '자리',
              count: fullest.taken,
              tone: fullest.taken >= fullest.capacity ? 'warning' : 'accent',
            },
          ]}
        >
          {`옮긴 뒤 ${fullest.taken}/${fullest.capacity}명`}
        </ShareBar>
      )}
      <div className={css.many}>
        <StickyTable label="옮길 학생">
          <thead>
            <tr>
              <th scope="col">학생</th>
              <th scope="col">지금 강의</th>
              <th scope="col">빠지는 주차</th>
              <th scope="col">옮겨 가서 듣는 기간</th>
              <th scope="col">듣는 주차</th>
              <th scope="col">남는 출결·성적</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ userId, name, endsOn, leaves, joins, stays, joinsOn, untilOn }) => (
              <tr key={userId}>
                <th scope="row">{name}</th>
                <td>{endsOn === null ? '모두 옮김' : `${formatDay(endsOn)}까지`}</td>
                <td>{`${leaves.length}개 주차`}</td>
                <td>{formatPeriod({ fromDate: joinsOn, toDate: untilOn })}</td>
                <td>{`${joins.length}개 주차`}</td>
                <td>{stays.length > 0 ? `${stays.length}개 주차` : '없음'}</td>
              </tr>
            ))}
          </tbody>
        </StickyTable>
      </div>
      <p>이미 받은 출결, 메모, 성적은 받은 곳에 그대로 남습니다.</p>
    </>
  );
}
