import { useStore } from '#client/store.ts';
import { session } from '#client/session/sessionStore.ts';
import { EmptyState } from '#ui-kit';
import { panels as claimPanels } from '../../expenseClaims/index.tsx';
import { Page } from '../../shared/Page.tsx';
import MyPay from './MyPay.tsx';

/** `/crm/pay`: one's own pay, slips and claims. */
export default function MyPayPage() {
  const { auth } = useStore(session);
  if (auth?.userType !== 'TA')
    return (
      <Page>
        <EmptyState title="조교 기록이 없는 계정입니다">급여와 경비 청구는 조교 계정에서 볼 수 있습니다.</EmptyState>
      </Page>
    );
  return (
    <Page description="마감한 월은 급여명세서를 내려받을 수 있습니다.">
      <MyPay />
      <claimPanels.MyClaims />
    </Page>
  );
}
