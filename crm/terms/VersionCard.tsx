import { CanAccess } from '@refinedev/core';
import { formatDay, formatInstant, RichText, StatusChip, type Tone } from '#ui-kit';
import { Card } from '../shared/page/Card.tsx';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import type { TermFactsFragment, TermVersionFactsFragment } from './generated/graphql.ts';
import { DeleteTermVersionDocument } from './generated/manager.ts';
import css from './Terms.module.css';
import { VersionDialog } from './VersionDialog.tsx';
import { stateOf, type VersionState } from './versionState.ts';

const looks: Record<VersionState, { tone: Tone; label: string }> = {
  IN_FORCE: { tone: 'positive', label: '시행 중' },
  TO_COME: { tone: 'info', label: '시행 예정' },
  REPLACED: { tone: 'neutral', label: '지난 판' },
};

interface VersionCardProps {
  term: TermFactsFragment;
  version: TermVersionFactsFragment;
}

/** A version: when it holds, its text, and while its day has not come what can be done with it. */
export function VersionCard({ term, version }: VersionCardProps) {
  const state = stateOf(version, term.versions);
  const name = `${formatDay(version.publishedFrom)} 판`;
  const menu = (
    <CanAccess resource="termVersions" action="edit">
      <ActionMenu
        name={name}
        actions={[
          editing((close) => <VersionDialog term={term} version={version} onClose={close} />),
          deleting({
            resource: 'termVersions',
            id: version.id,
            meta: { gqlMutation: DeleteTermVersionDocument },
            noun: '판',
            name,
            warns: '아직 시행하지 않은 내용이 사라지고, 되돌릴 수 없습니다.',
          }),
        ]}
      />
    </CanAccess>
  );
  return (
    <Card title={`${formatDay(version.publishedFrom)}부터`} action={state === 'TO_COME' ? menu : undefined}>
      <p className={css.by}>
        <StatusChip tone={looks[state].tone}>{looks[state].label}</StatusChip>
        {[version.createdByStaff?.name, formatInstant(version.updatedAt)].filter(Boolean).join(' · ')}
      </p>
      <details open={state !== 'REPLACED'}>
        <summary>내용</summary>
        <div className={css.body}>
          <RichText document={version.body} />
        </div>
      </details>
    </Card>
  );
}
