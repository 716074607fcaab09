import { CanAccess } from '@refinedev/core';
import { useGql } from '#client/graphql/gql.ts';
import { RetentionOverviewDocument } from './generated/manager.ts';
import { isReviewDue } from './isReviewDue.ts';

interface ReviewDueProps {
  /** Draws how many students' records are to be looked at. */
  children: (count: number) => React.ReactNode;
}

/** This year's review while it is due and holds somebody; nothing otherwise, and nothing for those who may not run it. */
export function ReviewDue(props: ReviewDueProps) {
  return (
    <CanAccess resource="retentionRuns" action="list">
      <Due {...props} />
    </CanAccess>
  );
}

function Due({ children }: ReviewDueProps) {
  const { data } = useGql(RetentionOverviewDocument, {});
  const rule = data?.retentionSettings[0];
  const count = data?.retentionCandidates_aggregate.aggregate?.count ?? 0;
  return rule && count > 0 && isReviewDue(rule, data.retentionRuns) ? children(count) : null;
}
