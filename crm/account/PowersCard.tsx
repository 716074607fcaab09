import { useChangePowers } from '#client/generated/rest/account.ts';
import { useGql } from '#client/graphql/gql.ts';
import { problemText } from '#client/problemText.ts';
import { QueryView, useToast } from '#ui-kit';
import { Card } from '../shared/Card.tsx';
import css from './Account.module.css';
import { TaPowersDocument, type TaPowersQuery } from './generated/manager.ts';

type Ta = TaPowersQuery['tas'][number];

const powers = [
  { key: 'mayAnonymise', label: '학생 지우기' },
  { key: 'mayIssuePasswords', label: '임시 비밀번호' },
] as const;

/** For managers: what TAs may do besides, which only managers may otherwise. */
export function PowersCard() {
  const query = useGql(TaPowersDocument, {});
  return (
    <Card title="조교에게 맡긴 일">
      <p className={css.quiet}>
        학생을 지우는 일과 임시 비밀번호를 발급하는 일은 관리자와 여기서 맡긴 조교만 할 수 있습니다.
      </p>
      <QueryView query={query} rows={3}>
        {({ tas }) => (
          <ul className={css.rows}>
            {tas.map((ta) => (
              <TaRow key={ta.id} ta={ta} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function TaRow({ ta }: { ta: Ta }) {
  const toast = useToast();
  const change = useChangePowers();
  const toggle = async (key: (typeof powers)[number]['key']): Promise<void> => {
    const { mayAnonymise, mayIssuePasswords } = ta;
    const data = { mayAnonymise, mayIssuePasswords, [key]: !ta[key] };
    try {
      await change.mutateAsync({ supervisorId: ta.id, data });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };
  return (
    <li className={css.row}>
      <span>{ta.user.name}</span>
      <span className={css.powers}>
        {powers.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={ta[key]}
              disabled={change.isPending}
              aria-label={`${ta.user.name} ${label}`}
              onChange={() => void toggle(key)}
            />{' '}
            {label}
          </label>
        ))}
      </span>
    </li>
  );
}
