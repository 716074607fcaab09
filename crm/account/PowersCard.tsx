import { useGql } from '#client/graphql/gql.ts';
import { QueryView } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import css from './Account.module.css';
import { TaPowersDocument } from './generated/manager.ts';
import { PowerChecks } from './TaPowers.tsx';

/** For managers: what TAs may do besides, which only managers may otherwise. */
export function PowersCard() {
  const query = useGql(TaPowersDocument, {});
  return (
    <Card title="조교 권한">
      <p className={css.quiet}>아래의 일은 관리자와 여기서 권한을 준 조교만 할 수 있습니다.</p>
      <QueryView query={query} rows={3}>
        {({ tas }) => (
          <ul className={css.rows}>
            {tas.map((ta) => (
              <li key={ta.id} className={css.row}>
                <span>{ta.user.name}</span>
                <PowerChecks ta={ta} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
