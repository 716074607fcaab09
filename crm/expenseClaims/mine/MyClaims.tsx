import { useGql } from '#client/graphql/gql.ts';
import { session } from '#client/session/sessionStore.ts';
import { useStore } from '#client/store.ts';
import { EmptyState, QueryView } from '#ui-kit';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { Card } from '../../shared/page/Card.tsx';
import css from '../Claims.module.css';
import { MyClaimsDocument } from '../generated/graphql.ts';
import { ClaimItem } from './ClaimItem.tsx';
import { claiming } from './claiming.tsx';

/** One's own claims with their receipts: made, changed and taken back until they are decided. */
export function MyClaims() {
  const { auth } = useStore(session);
  const query = useGql(MyClaimsDocument, { taId: auth?.userId ?? '' });
  return (
    <Card title="내 경비 청구" action={<ActionButtons actions={[claiming]} />}>
      <QueryView query={query}>
        {({ expenseClaims: claims }) =>
          claims.length === 0 ? (
            <EmptyState of="money" title="청구한 경비가 없습니다">
              학원 일로 쓴 돈을 영수증과 함께 청구할 수 있습니다.
            </EmptyState>
          ) : (
            <ul className={css.list}>
              {claims.map((claim) => (
                <ClaimItem key={claim.id} claim={claim} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
