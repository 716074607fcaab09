import { CanAccess } from '@refinedev/core';
import { useChangePowers } from '#client/generated/rest/account.ts';
import { Power } from '#client/generated/rest/auth.ts';
import { columnWords } from '#hasura/generated/columnWords.ts';
import { CheckboxInput, useSending, Row } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';

interface TaPowersProps {
  ta: { id: string; powers: readonly { power: string }[]; user: { name: string } };
}

/** What one TA may do besides, on the TA's own page. */
export function TaPowers({ ta }: TaPowersProps) {
  return (
    <CanAccess resource="taDirectory" action="edit">
      <Card title="권한">
        <PowerChecks ta={ta} />
      </Card>
    </CanAccess>
  );
}

/** The powers of a TA, to give and take away. */
export function PowerChecks({ ta }: TaPowersProps) {
  const { send } = useSending();
  const change = useChangePowers();
  const has = (power: Power): boolean => ta.powers.some((held) => held.power === power);
  const toggle = (power: Power) => {
    const powers = all.filter((one) => has(one) !== (one === power));
    return send(() => change.mutateAsync({ supervisorId: ta.id, data: { powers } }));
  };
  return (
    <Row as="span" gap={16} wrap align="stretch">
      {all.map((power) => (
        <CheckboxInput
          key={power}
          name={`${ta.user.name} ${words[power]}`}
          checked={has(power)}
          disabled={change.isPending}
          onChange={() => void toggle(power)}
        >
          {words[power]}
        </CheckboxInput>
      ))}
    </Row>
  );
}

const all = Object.values(Power);
const words = columnWords['ta_powers']?.codes['power'] ?? {};
