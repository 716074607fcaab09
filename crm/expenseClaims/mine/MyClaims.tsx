import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { session } from '#client/session/sessionStore.ts';
import { useStore } from '#client/store.ts';
import { EmptyState, QueryView } from '#ui-kit';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { Card } from '../../shared/page/Card.tsx';
import css from '../Claims.module.css';
import { MyClaimsDocument } from '../generated/graphql.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { ClaimItem } from './ClaimItem.tsx';

/** One's own claims with their receipts: made, changed and taken back until they are decided. */
export function MyClaims() {
  const { auth } = useStore(session);
  const query = useGql(MyClaimsDocument, { taId: auth?.userId ?? '' });
  const [making, setMaking] = useState(false);
  const make = (
    <AddButton variant="secondary" onClick={() => setMaking(true)}>
      경비 청구하기
    </AddButton>
  );
  return (
    <Card title="내 경비 청구" action={make}>
      <QueryView query={query}>
        {({ expenseClaims: claims }) =>
          claims.length === 0 ? (
            <EmptyState title="청구한 경비가 없습니다">학원 일로 쓴 돈을 영수증과 함께 청구할 수 있습니다.</EmptyState>
          ) : (
            <ul className={css.list}>
              {claims.map((claim) => (
                <ClaimItem key={claim.id} claim={claim} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {making && <ClaimForm onClose={() => setMaking(false)} />}
    </Card>
  );
}
