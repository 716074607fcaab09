import { CanAccess } from '@refinedev/core';
import { useSearchParams } from 'react-router';
import { useGql } from '#client/graphql/gql.ts';
import { addMonths, monthOptions, QueryView, SelectInput, thisMonth, Toolbar } from '#ui-kit';
import { SettingsIcon } from '#ui-kit/icons.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { paths as claimPaths } from '../expenseClaims/paths.ts';
import { paths as wagePaths } from '../wages/paths.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { NoAccess } from '../shared/page/NoAccess.tsx';
import { Page } from '../shared/page/Page.tsx';
import { PayrollDocument } from './generated/manager.ts';
import { PayrollMonth } from './month/PayrollMonth.tsx';
import { rowsOf } from './lines/payrollRows.ts';

const RulesDialog = lazyPart(() => import('./RulesDialog.tsx'));

/** `/crm/admin/payroll`: a month of everybody's pay, `?month=2026-03`; last month unless it is said. */
export default function PayrollPage() {
  return (
    <CanAccess resource="payrollReopenings" action="list" fallback={<NoAccess />}>
      <Payroll />
    </CanAccess>
  );
}

function Payroll() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month');
  const months = monthOptions(addMonths(thisMonth(), -36), thisMonth()).toReversed();
  const month = months.find(({ value }) => value === asked)?.value ?? addMonths(thisMonth(), -1);
  const query = useGql(PayrollDocument, { month: `${month}-01` });
  return (
    <Page
      description="금액을 누르면 근거가 되는 근무 기록과 청구가 열립니다. 마감하면 급여명세서가 확정됩니다."
      actions={
        <ActionButtons
          name="급여"
          actions={[
            { title: '급여 기준', icon: SettingsIcon, asks: (close) => <RulesDialog onClose={close} /> },
            { title: '시급 구분', href: wagePaths.wageTypes },
            { title: '경비 청구', href: claimPaths.claims },
          ]}
        />
      }
    >
      <Toolbar label="월 고르기">
        <SelectInput
          aria-label="월"
          value={month}
          options={months}
          onChange={(value) => setSearch({ month: value ?? '' }, { replace: true })}
        />
      </Toolbar>
      <QueryView query={query} rows={8}>
        {(data) => <PayrollMonth key={month} month={month} data={data} rows={rowsOf(data)} />}
      </QueryView>
    </Page>
  );
}
