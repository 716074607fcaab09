import { useGql } from '#client/graphql/gql.ts';
import { useSession } from '#client/session/session.ts';
import { QueryView } from '#ui-kit';
import { MyClockDocument } from '../generated/graphql.ts';
import { ClockCard } from './ClockCard.tsx';
import { useServerNow } from './useServerNow.ts';

/** Coming and going, on a page of other work; nothing for who is no TA. */
export function MyClock() {
  const me = useSession().auth?.userId ?? '';
  const now = useServerNow();
  const query = useGql(MyClockDocument, { me }, { requestPolicy: 'cache-and-network' });
  return (
    <QueryView query={query} rows={3}>
      {({ tas, open, taWageTypes }) =>
        tas.length > 0 && (
          <ClockCard isSmall open={open[0]} kinds={taWageTypes.map(({ wageType }) => wageType)} now={now} />
        )
      }
    </QueryView>
  );
}
