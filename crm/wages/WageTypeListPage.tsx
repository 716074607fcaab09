import { CanAccess, useList } from '@refinedev/core';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { EmptyState, QueryView, StatusChip } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { won } from '../payroll/parts.ts';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { NoAccess } from '../shared/page/NoAccess.tsx';
import { Page } from '../shared/page/Page.tsx';
import { StickyTable } from '../shared/lists/StickyTable.tsx';
import { WageTypeListDocument } from './generated/manager.ts';
import { useClosedMonth } from './useClosedMonth.ts';
import { currentWage, namesOf, type WageType } from './wageType.ts';
import { WageHistory } from './WageHistory.tsx';

const WageTypeDialog = lazyWhenIdle(() => import('./WageTypeDialog.tsx').then((file) => file.WageTypeDialog));

/** `/crm/admin/wage-types`: kinds of work with their wages by month. */
export default function WageTypeListPage() {
  return (
    <CanAccess resource="hourlyWageTypes" action="edit" fallback={<NoAccess />}>
      <WageTypes />
    </CanAccess>
  );
}

function WageTypes() {
  const { query } = useList<WageType>({
    resource: 'hourlyWageTypes',
    pagination: { mode: 'off' },
    sorters: [
      { field: 'isActive', order: 'desc' },
      { field: 'sequence', order: 'asc' },
      { field: 'name', order: 'asc' },
    ],
    meta: { gqlQuery: WageTypeListDocument },
  });
  const closed = useClosedMonth();
  const [making, setMaking] = useState(false);
  const make = <AddButton onClick={() => setMaking(true)}>시급 구분 만들기</AddButton>;
  return (
    <Page
      description="시급은 정한 월부터 다음에 바꾸는 월 전까지 쓰입니다. 마감한 월의 급여는 바뀌지 않습니다."
      actions={make}
    >
      <QueryView query={query}>
        {({ data: types }) =>
          types.length === 0 ? (
            <EmptyState of="money" title="아직 시급 구분이 없습니다" action={make}>
              수업 조교, 채점처럼 하는 일마다 시급을 정해 보세요.
            </EmptyState>
          ) : (
            <StickyTable label="시급 구분">
              <thead>
                <tr>
                  {['이름', '지금 시급', '월별 시급', '쓰는 조교', '근무 기록', ''].map((word) => (
                    <th key={word} scope="col">
                      {word}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {types.map((type) => (
                  <WageTypeRow key={type.id} type={type} closed={closed} />
                ))}
              </tbody>
            </StickyTable>
          )
        }
      </QueryView>
      {making && <WageTypeDialog onClose={() => setMaking(false)} />}
    </Page>
  );
}

function WageTypeRow({ type, closed }: { type: WageType; closed: string | undefined }) {
  const { id, name, isActive, taWageTypes, workRecords_aggregate: records } = type;
  const now = currentWage(type);
  return (
    <tr>
      <th scope="row">
        {name} {!isActive && <StatusChip>사용 안 함</StatusChip>}
      </th>
      <td>{now === null ? '–' : won(now)}</td>
      <td>
        <WageHistory type={type} closed={closed} />
      </td>
      <td>{taWageTypes.length === 0 ? '없음' : namesOf(type)}</td>
      <td>{`${(records.aggregate?.count ?? 0).toLocaleString('ko')}건`}</td>
      <td>
        <ActionMenu
          name={name}
          actions={[
            editing((close) => <WageTypeDialog type={type} closed={closed} onClose={close} />),
            deleting({
              resource: 'hourlyWageTypes',
              id,
              noun: '시급 구분',
              name: `${name} 시급 구분`,
              confirmLabel: '삭제',
              warns: '조교에게 정해졌거나 근무 기록이 있으면 삭제할 수 없고, 어디에 쓰이는지 알려 드립니다.',
            }),
          ]}
        />
      </td>
    </tr>
  );
}
