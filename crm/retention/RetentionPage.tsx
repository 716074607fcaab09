import { CanAccess } from '@refinedev/core';
import { useGql } from '#client/graphql/gql.ts';
import { QueryView } from '#ui-kit';
import { NoAccess } from '../shared/page/NoAccess.tsx';
import { Page } from '../shared/page/Page.tsx';
import { CandidateList } from './CandidateList.tsx';
import { RetentionOverviewDocument } from './generated/manager.ts';
import css from './Retention.module.css';
import { RuleCard } from './RuleCard.tsx';
import { RunCard } from './RunCard.tsx';
import { RunHistory } from './RunHistory.tsx';

/** `/crm/admin/retention`: how long records of those who left are kept, whose time is over, and the runs that ended it. */
export default function RetentionPage() {
  return (
    <CanAccess resource="retentionRuns" action="list" fallback={<NoAccess />}>
      <Retention />
    </CanAccess>
  );
}

function Retention() {
  const query = useGql(RetentionOverviewDocument, {});
  return (
    <Page description="학원을 떠난 학생의 개인정보를 정한 기간까지만 보관합니다. 해마다 한 번 미리 보고 파기합니다.">
      <QueryView query={query} rows={8}>
        {({ retentionSettings: [rule], retentionRuns, retentionCandidates_aggregate: { aggregate } }) => (
          <div className={css.page}>
            {rule && <RuleCard rule={rule} runs={retentionRuns} />}
            <RunCard due={aggregate?.count ?? 0} open={retentionRuns.find(({ status }) => status === 'RUNNING')} />
            <CandidateList />
            <RunHistory runs={retentionRuns} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}
