import { CanAccess } from '@refinedev/core';
import { useChangePowers } from '#client/generated/rest/account.ts';
import { CheckboxInput, useSending, Row } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';

interface TaPowersProps {
  ta: { id: string; mayAnonymise: boolean; mayIssuePasswords: boolean; user: { name: string } };
}

const powers = [
  { key: 'mayAnonymise', label: '학생 지우기' },
  { key: 'mayIssuePasswords', label: '임시 비밀번호' },
] as const;

/** What one TA may do besides, on the TA's own page. */
export default function TaPowers({ ta }: TaPowersProps) {
  return (
    <CanAccess resource="taDirectory" action="edit">
      <Card title="맡긴 일">
        <PowerChecks ta={ta} />
      </Card>
    </CanAccess>
  );
}

/** The powers of a TA, to give and take away. */
export function PowerChecks({ ta }: TaPowersProps) {
  const { send } = useSending();
  const change = useChangePowers();
  const toggle = async (key: (typeof powers)[number]['key']): Promise<void> => {
    const { mayAnonymise, mayIssuePasswords } = ta;
    const data = { mayAnonymise, mayIssuePasswords, [key]: !ta[key] };
    await send(() => change.mutateAsync({ supervisorId: ta.id, data }));
  };
  return (
    <Row as="span" gap={16} wrap align="stretch">
      {powers.map(({ key, label }) => (
        <CheckboxInput
          key={key}
          name={`${ta.user.name} ${label}`}
          checked={ta[key]}
          disabled={change.isPending}
          onChange={() => void toggle(key)}
        >
          {label}
        </CheckboxInput>
      ))}
    </Row>
  );
}
