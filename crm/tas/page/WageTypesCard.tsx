import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { useSetTaWageTypes } from '#client/generated/rest/tas.ts';
import { Button, CheckboxInput, Chip, ConfirmDialog, QueryView, Note } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import { WageTypeChoicesDocument } from '../generated/manager.ts';
import type { Ta } from '../ta.ts';
import css from '../Tas.module.css';

/** The kinds of work a TA may clock in for. Read only where they are one's own. */
export function WageTypesCard({ ta, othersDecide }: { ta: Ta; othersDecide: boolean }) {
  const [changing, setChanging] = useState(false);
  const change = ta.anonymisedAt == null && !othersDecide && (
    <CanAccess resource="taDirectory" action="setWageTypes">
      <Button size="small" onClick={() => setChanging(true)}>
        시급 구분 고르기
      </Button>
    </CanAccess>
  );
  return (
    <Card title="시급 구분" action={change}>
      {ta.taWageTypes.length === 0 ? (
        <Note>고른 시급 구분이 없습니다. 여러 개를 고르면 출근할 때 무엇을 하는지 묻습니다.</Note>
      ) : (
        <div className={css.checks}>
          {ta.taWageTypes.map(({ id, wageType }) => (
            <Chip key={id}>{wageType.name}</Chip>
          ))}
        </div>
      )}
      {changing && <WageTypesDialog ta={ta} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function WageTypesDialog({ ta, onClose }: { ta: Ta; onClose: () => void }) {
  const query = useGql(WageTypeChoicesDocument, {});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(ta.taWageTypes.map(({ wageTypeId }) => wageTypeId)),
  );
  const save = useSetTaWageTypes();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <ConfirmDialog
      open
      title={`${ta.user.name} 조교의 시급 구분`}
      confirmLabel="저장"
      onClose={onClose}
      onConfirm={() => save.mutateAsync({ taId: ta.id, data: { wageTypeIds: [...chosen] } })}
      said="시급 구분을 저장했습니다"
    >
      <QueryView query={query} rows={3}>
        {({ hourlyWageTypes }) =>
          hourlyWageTypes.length === 0 ? (
            <p>시급 구분이 아직 없습니다. 시급 구분 화면에서 먼저 만들어 주세요.</p>
          ) : (
            <div className={css.checks}>
              {hourlyWageTypes
                .filter(({ id, isActive }) => isActive || chosen.has(id))
                .map(({ id, name }) => (
                  <CheckboxInput key={id} checked={chosen.has(id)} onChange={() => toggle(id)}>
                    {name}
                  </CheckboxInput>
                ))}
            </div>
          )
        }
      </QueryView>
    </ConfirmDialog>
  );
}
